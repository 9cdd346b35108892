import { bin, run } from '../src/run.ts';
import { giveUp } from '../src/say.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN'])
  giveUp('Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN and run this again.');
const { code } = await run(bin('chromatic'), ['--exit-zero-on-changes', ...process.argv.slice(2)]);
process.exit(code);
