import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUTATED, percentOf, readReport, scoreOf, type Mutated, type MutationTask } from '../src/mutation.ts';
import { root } from '../src/root.ts';
import { bin, run, stopOnSignals } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';

const [wanted, path = 'src/**/*.ts'] = process.argv.slice(2);
const chosen = MUTATED.filter((name) => wanted === undefined || name === wanted);
if (chosen.length === 0) giveUp(`Mutation tests know ${MUTATED.join(', ')}; "${wanted}" is none of them.`);

const copies = mkdtempSync(join(tmpdir(), 'resonanz-mutation-'));
const tidyUp = () => rmSync(copies, { recursive: true, force: true });
stopOnSignals(async () => tidyUp());

async function mutate(name: Mutated): Promise<{ readonly line: string; readonly ok: boolean }> {
  const begun = performance.now();
  say(`\n── ${name}`);
  const folder = `packages/foundation/${name}`;
  const report = join(root, 'reports/mutation', `${name}.json`);
  rmSync(report, { force: true });
  const task: MutationTask = {
    RESONANZ_MUTATED: folder,
    RESONANZ_MUTATED_FILES: `${folder}/${path.replace(`${folder}/`, '')}`,
    RESONANZ_MUTATION_FOLDER: copies,
    RESONANZ_MUTATION_REPORT: report,
  };
  const { code } = await run(bin('stryker'), ['run', 'packages/tooling/workspace/mutation/stryker.config.ts'], {
    env: { ...task },
  });
  const found = readReport(report);
  if (!found) return { line: `| ${name} | – | – | – | – |`, ok: false };
  const score = scoreOf(found);
  for (const survivor of score.survivors) say(survivor);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  return {
    line: `| ${name} | ${score.killed} | ${score.survivors.length} | ${percentOf(score)} | ${minutes} |`,
    ok: code === 0,
  };
}

const results: { readonly line: string; readonly ok: boolean }[] = [];
for (const name of chosen) results.push(await mutate(name));
tidyUp();
say(
  [
    '',
    '| package | killed | survived | score % | minutes |',
    '| --- | --- | --- | --- | --- |',
    ...results.map(({ line }) => line),
  ].join('\n'),
);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
