import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { findChromium, NO_CHROMIUM } from './findChromium.ts';
import { memoryFolder } from './memoryFolder.ts';
import { startPostgres } from './postgres.ts';
import {
  byPlace,
  closingLine,
  failureLines,
  none,
  oneFailure,
  placeText,
  playwrightCount,
  secondTries,
  settled,
  sum,
  vitestCount,
  type Count,
  type Place,
} from './reports.ts';
import { root } from './root.ts';
import { bin, FROM_SOURCES, run, stopOnSignals } from './run.ts';
import { messageOf, say } from './say.ts';
import { UNHANDLED_FILE } from './unhandledReporter.ts';

/** What the tests of a run need; both take their time to start. */
interface Needs {
  readonly postgres: boolean;
  readonly chromium: boolean;
}

/** A run of tests and checks that counts what passed and failed. */
export interface TestRun {
  /** Does one part of the work under a name; what it throws counts as a failure. */
  readonly step: (name: string, work: () => Promise<Count>) => Promise<void>;
  /** Runs checks, each as a step, one after the other. */
  readonly checks: (checks: readonly Check[]) => Promise<void>;
  /** Tests of vitest, in a process of their own. */
  readonly vitest: (name: string, ...choice: readonly string[]) => Promise<Count>;
  /** Tests of Playwright: `play` gets the file that the report goes to. */
  readonly playwright: (name: string, play: (file: string) => Promise<{ readonly code: number }>) => Promise<Count>;
  /** The flows, or some of them. */
  readonly flows: (name: string, ...choice: readonly string[]) => Promise<Count>;
  /** A count that says so where there is no browser; else what the work counts. */
  readonly inChromium: (work: () => Promise<Count>) => Promise<Count>;
  /** Gives what failed its second try, tidies up, says what failed, and ends the process. */
  readonly finish: () => Promise<never>;
}

/** Begins a run: starts what its tests need and counts from nothing. */
export async function startTestRun(needs: Needs): Promise<TestRun> {
  const memory = memoryFolder();
  // Every program of the run makes its temporary folders there, as `os.tmpdir()` says.
  if (memory) process.env['TMPDIR'] = memory;
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-test-'));
  let total: Count = none;
  // What cannot show colours gets plain lines; a log is read by people too.
  if (!process.stdout.isTTY) {
    process.env['NO_COLOR'] = '1';
    delete process.env['FORCE_COLOR'];
  }

  // Tests read small tables: compiling a plan, or a process more for each query, would take longer than the query.
  const start = () => startPostgres({ jit: 'off', max_parallel_workers_per_gather: '0' });
  const starting = needs.postgres
    ? start().catch((error: unknown) => {
        say(messageOf(error));
        total = sum(total, oneFailure('PostgreSQL', messageOf(error)));
        return undefined;
      })
    : undefined;
  const tidyUp = async (): Promise<void> => {
    try {
      // Also one that a signal has met while it was starting.
      await (await starting)?.stop();
    } finally {
      for (const each of [folder, memory]) if (each) rmSync(each, { recursive: true, force: true });
    }
  };
  stopOnSignals(tidyUp);
  const postgres = await starting;
  if (postgres) process.env['RESONANZ_TEST_DATABASE_URL'] = postgres.url;
  else if (needs.postgres) say('No PostgreSQL binaries were found, so the tests that need PostgreSQL are skipped.');

  const looking = needs.chromium ? findChromium() : undefined;
  const chromium = await looking?.catch(async (error: unknown) => {
    await tidyUp();
    throw error;
  });
  if (chromium) process.env['RESONANZ_CHROMIUM'] = chromium;
  else if (needs.chromium) say(NO_CHROMIUM);

  const measured = async (name: string, work: () => Promise<Count>): Promise<Count> => {
    const begun = performance.now();
    say(`\n── ${name}`);
    const count = await work().catch((error: unknown) => {
      say(messageOf(error));
      return oneFailure(name, messageOf(error));
    });
    say(`── ${name}: ${closingLine(count)} (${Math.round((performance.now() - begun) / 1000)} s)`);
    return count;
  };
  const step: TestRun['step'] = async (name, work) => {
    const count = await measured(name, work);
    total = sum(total, count);
  };
  const vitest: TestRun['vitest'] = async (name, ...choice) => {
    const report = join(folder, `vitest-${name}.json`);
    const errors = join(folder, `vitest-${name}-errors.json`);
    const unhandled = join(root, 'packages/tooling/workspace/src/unhandledReporter.ts');
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${unhandled}`,
    ];
    const { code } = await run(bin('vitest'), ['run', ...choice, ...reporters], { env: { [UNHANDLED_FILE]: errors } });
    return vitestCount(report, code, errors);
  };
  const play = async (
    name: string,
    start: (file: string) => Promise<{ readonly code: number }>,
    runsAgain: boolean,
  ): Promise<Count> => {
    const report = join(folder, `${name}.json`);
    const { code } = await start(report);
    return playwrightCount(report, code, runsAgain);
  };
  const playwright: TestRun['playwright'] = (name, start) => play(name, start, false);
  const flows: TestRun['flows'] = (name, ...choice) =>
    play(
      name,
      (file) =>
        run(bin('playwright', 'apps/e2e'), ['test', '--reporter=line,json', ...choice], {
          cwd: join(root, 'apps/e2e'),
          // Packages need not be built before, and an old build is not read.
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_OPTIONS: FROM_SOURCES },
        }),
      true,
    );

  /** What failed, once more and alone: a file of vitest in a process of its own, flows one after the other. */
  async function tryAgain(places: readonly Place[]): Promise<ReadonlyMap<string, Count>> {
    const again = new Map<string, Count>();
    for (const [index, place] of places.filter(({ runner }) => runner === 'vitest').entries()) {
      const count = await measured(`second try of ${place.file}`, () => vitest(`again-${index}`, place.file));
      again.set(placeText(place), count);
    }
    const played = places.filter(({ runner }) => runner === 'flows');
    if (played.length === 0) return again;
    const choice = [...played.map(placeText), '--workers=1', '--trace=on'];
    const count = await measured('second try of flows', () => flows('flows-again', ...choice));
    return new Map([...again, ...byPlace(played, count)]);
  }

  return {
    step,
    vitest,
    playwright,
    flows,
    inChromium: (work) => (chromium ? work() : Promise.resolve(oneFailure(NO_CHROMIUM))),
    checks: async (checks) => {
      for (const { name, run: check } of checks)
        await step(name, async () => {
          const { ok, text } = await check();
          if (!ok) say(text);
          return ok ? { ...none, passed: 1 } : oneFailure(name, text);
        });
    },
    finish: async () => {
      total = settled(total, await tryAgain(secondTries(total)));
      await tidyUp();
      say(`${failureLines(total)}\n${closingLine(total)}`);
      process.exit(total.failed > 0 ? 1 : 0);
    },
  };
}
