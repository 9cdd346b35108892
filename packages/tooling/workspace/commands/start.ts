import { join } from 'node:path';
import { buildChanged, shells, storybook } from '../src/builds.ts';
import { portFrom, portIsTaken } from '../src/ports.ts';
import { root } from '../src/root.ts';
import { nodeArgs, start, stopOnSignals } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';

const args = process.argv.slice(2);
const port = portFrom(args, process.env);
if (!port) giveUp('The port must be a number from 1 to 65535, for example: npm start -- --port 4601');
if (await portIsTaken(port))
  giveUp(
    `Port ${port} is already in use. Stop the other program or choose another port: npm start -- --port ${port + 1}`,
  );

stopOnSignals();
// End-to-end tests need the shells only; `--no-storybook` spares them the longest build.
const wanted = args.includes('--no-storybook') ? shells : [...shells, storybook];
const failed = await buildChanged(wanted, say);
for (const { name, text } of failed)
  process.stderr.write(`${text}\nBuilding ${name} failed; the lines above say why.\n`);
if (failed.length > 0) process.exit(1);

const server = start(process.execPath, nodeArgs(join(root, 'apps/api/src/main.ts')), {
  env: { PORT: String(port), RESONANZ_LOG_LEVEL: process.env['RESONANZ_LOG_LEVEL'] ?? 'warn' },
});
server.once('exit', (code) => process.exit(code ?? 1));
