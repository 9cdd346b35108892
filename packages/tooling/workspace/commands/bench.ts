import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/root.ts';
import { nodeArgs, run, stopOnSignals, tsc } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';

const folder = join(root, 'bench');
const [wanted = ''] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith('.bench.ts') && name.includes(wanted));
if (files.length === 0)
  giveUp(
    `No benchmark is called "${wanted}"; bench/ has ${readdirSync(folder)
      .filter((name) => name.endsWith('.bench.ts'))
      .join(', ')}.`,
  );

stopOnSignals();
const installed = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
  cwd: folder,
  output: 'collect',
});
if (installed.code !== 0) giveUp(`${installed.text}\nThe tools of the benchmarks could not be installed.`);
// Their types come with what was installed just now, so no other check can see them.
const typed = await run(process.execPath, [tsc, '-p', 'bench/tsconfig.json'], { output: 'collect' });
if (typed.code !== 0) giveUp(`${typed.text}\nThe benchmarks do not type-check.`);

let failed = false;
for (const file of files) {
  say(`\n── ${file}`);
  const { code } = await run(process.execPath, nodeArgs(join(folder, file)), { cwd: folder });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
