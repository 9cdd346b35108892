import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged, shells, storybook, type Build } from '../src/builds.ts';
import {
  contractLint,
  foundationTypes,
  format,
  generatedIsFresh,
  lint,
  types,
  unused,
  type Check,
} from '../src/checks.ts';
import { findChromium, NO_CHROMIUM } from '../src/findChromium.ts';
import { inLanes } from '../src/inLanes.ts';
import { packedPackages } from '../src/packages.ts';
import { comparePictures } from '../src/pictures.ts';
import { startPostgres } from '../src/postgres.ts';
import {
  closingLine,
  failureLines,
  isBroken,
  none,
  oneFailure,
  playwrightCount,
  sum,
  vitestCount,
  type Count,
} from '../src/reports.ts';
import { root } from '../src/root.ts';
import { budgetLine, routeBudgets, weightOf } from '../src/routeBudgets.ts';
import { bin, run, stopOnSignals } from '../src/run.ts';
import { messageOf, say } from '../src/say.ts';
import { sizes } from '../src/sizes.ts';

const folder = mkdtempSync(join(tmpdir(), 'resonanz-test-'));
let total: Count = none;
// What cannot show colours gets plain lines; a log is read by people too.
if (!process.stdout.isTTY) {
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  const begun = performance.now();
  say(`\n── ${name}`);
  const count = await work().catch((error: unknown) => {
    say(messageOf(error));
    return oneFailure(name, messageOf(error));
  });
  total = sum(total, count);
  say(`── ${name}: ${closingLine(count)} (${Math.round((performance.now() - begun) / 1000)} s)`);
}

const checkStep = (check: Check) =>
  step(check.name, async () => {
    const { ok, text } = await check.run();
    if (!ok) say(text);
    return ok ? { ...none, passed: 1 } : oneFailure(check.name, text);
  });

// Tests read small tables: compiling a plan, or a process more for each query, would take longer than the query.
const postgres = await startPostgres({ jit: 'off', max_parallel_workers_per_gather: '0' }).catch((error: unknown) => {
  say(messageOf(error));
  total = sum(total, oneFailure('PostgreSQL', messageOf(error)));
  return undefined;
});
stopOnSignals(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});
if (postgres) process.env['RESONANZ_TEST_DATABASE_URL'] = postgres.url;
else say('No PostgreSQL binaries were found, so the tests that need PostgreSQL are skipped.');

const chromium = await findChromium();
if (chromium) process.env['RESONANZ_CHROMIUM'] = chromium;
else say(NO_CHROMIUM);

/** Tests of Vitest, in a process of their own. */
async function vitest(name: string, ...choice: readonly string[]): Promise<Count> {
  const report = join(folder, `vitest-${name}.json`);
  const { code } = await run(bin('vitest'), [
    'run',
    ...choice,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return vitestCount(report, code);
}

/** What runs in Node, in parts of about equal length. */
const NODE_PARTS = 6;
const nodeParts = Array.from({ length: NODE_PARTS }, (_, index) => async () => {
  const part = () => vitest(`node-${index + 1}`, '--project', 'node', `--shard=${index + 1}/${NODE_PARTS}`);
  const count = await part();
  if (!isBroken(count)) return count;
  // The engine of the embedded database has taken its process with it once in a great while; whatever does so twice
  // has failed.
  say(`A process of part ${index + 1} ended by itself; the part is run once more.`);
  return part();
});
const inBrowser = async (): Promise<Count> =>
  chromium ? vitest('browser', '--project', 'browser', '--project', 'storybook') : oneFailure(NO_CHROMIUM);

const inTurn = (checks: readonly Check[]) => async (): Promise<void> => {
  for (const check of checks) await checkStep(check);
};
/** What the steps after the tests need; one that does not build is told there. */
const build = async (): Promise<void> => void (await buildChanged([storybook, ...shells], say));
const nodeTests = nodeParts.map(
  (part, index) => () => step(`architecture and unit tests, part ${index + 1} of ${NODE_PARTS}`, part),
);

// What runs in Node beside what runs in the browser, and when that is over two jobs at a time: a core is never idle.
await inLanes(2, [
  () => step('component tests and stories', inBrowser),
  inTurn([types, foundationTypes, format, lint, unused, contractLint, generatedIsFresh]),
  inTurn([packedPackages, sizes]),
  build,
  ...nodeTests,
]);

const unbuilt = (builds: readonly Pick<Build, 'name'>[]): Count =>
  builds.map(({ name }) => oneFailure(`${name} does not build`)).reduce(sum, none);

/** A runner of Playwright over things that have to be built first. */
const playwrightStep = (
  name: string,
  builds: readonly Build[],
  report: string,
  play: (file: string) => Promise<{ readonly code: number }>,
) =>
  step(name, async () => {
    if (!chromium) return oneFailure(NO_CHROMIUM);
    const failed = await buildChanged(builds, say);
    if (failed.length > 0) {
      say(failed.map((build) => `${build.text}\n${build.name} does not build.`).join('\n'));
      return unbuilt(failed);
    }
    const file = join(folder, report);
    const { code } = await play(file);
    return playwrightCount(file, code);
  });

await playwrightStep('pictures of stories', [storybook], 'pictures.json', (file) =>
  comparePictures([], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, 'line,json,html'),
);
await playwrightStep('end to end', shells, 'playwright.json', (file) =>
  run(bin('playwright', 'apps/e2e'), ['test', '--reporter=line,json'], {
    cwd: join(root, 'apps/e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  }),
);

await step('first routes', async () => {
  const failed = await buildChanged(shells, say);
  if (failed.length > 0) return unbuilt(failed);
  const measured = routeBudgets.map((budget) => ({ budget, weight: weightOf(budget) }));
  for (const { budget, weight } of measured) say(budgetLine(budget, weight));
  return measured
    .map(({ budget, weight }) =>
      weight > budget.limitKb ? oneFailure(budgetLine(budget, weight)) : { ...none, passed: 1 },
    )
    .reduce(sum, none);
});

await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
say(`${failureLines(total)}\n${closingLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
