import { buildChanged, shells, storybook } from '../src/builds.ts';
import { stopOnSignals } from '../src/run.ts';
import { say } from '../src/say.ts';

stopOnSignals();
const failed = await buildChanged([...shells, storybook], say);
for (const { name, text } of failed)
  process.stderr.write(`${text}\nBuilding ${name} failed; the lines above say why.\n`);
process.exit(failed.length > 0 ? 1 : 0);
