import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/** Where a test that failed can be run once more. */
export interface Place {
  readonly runner: 'vitest' | 'flows';
  /** From the root, or from the folder of the flows. */
  readonly file: string;
  /** Line of a flow; the tests of vitest build on each other, so their whole file runs. */
  readonly line?: number;
}

/** One test or check that failed. */
export interface Failure {
  readonly name: string;
  /** The beginning of its message. */
  readonly text: string;
  readonly place?: Place;
}

/** How many tests or checks passed, failed and were left out. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Names of those that failed, and passed when they ran once more. */
  readonly flaky: readonly string[];
}

/** Nothing counted yet. */
export const none: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** The count of one check that failed, and what it said. */
export const oneFailure = (name: string, text = ''): Count => ({ ...none, failed: 1, failures: [failure(name, text)] });

/** Two counts together. */
export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

const MESSAGE_LINES = 6;

/** A failure with the first lines of its message, without the colours of a terminal. */
function failure(name: string, message: string, place?: Place): Failure {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return { name, text: lines.slice(0, MESSAGE_LINES).join('\n'), ...(place ? { place } : {}) };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line?: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status?: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
}

const BROKEN = 'A runner ended, and no test of it failed; it says above why.';

/** A runner that broke although no test of it failed counts as one failure. */
const atLeastOne = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? sum(count, oneFailure(BROKEN, `Its code was ${code}.`)) : count;

const OUTSIDE = 'An error outside of the tests';

/** Whether the runner or a process of it broke, and no test failed. */
export const isBroken = ({ failures }: Count): boolean =>
  failures.length > 0 &&
  failures.every(({ name, text }) => name === BROKEN || (name === OUTSIDE && /exited unexpectedly/i.test(text)));

const read = <Report>(file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Errors that belong to no test: thrown where nothing waited for them, or the end of a process. */
const unhandledErrors = (file: string): readonly Failure[] =>
  (read<readonly string[]>(file) ?? []).map((message) => failure(OUTSIDE, message));

/**
 * The count in vitest's JSON report; a file that could not be loaded, or whose hooks failed, counts as one failure, and
 * so does each error of the second file, which `unhandledReporter` writes: it has no second try.
 */
export function vitestCount(file: string, code: number, errorsFile = ''): Count {
  const report = read<VitestReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const failedIn = (results: VitestReport['testResults'][number]['assertionResults']) =>
    results.filter(({ status }) => status === 'failed');
  const placeOf = (path: string): Place => ({ runner: 'vitest', file: isAbsolute(path) ? relative(root, path) : path });
  const unhandled = unhandledErrors(errorsFile);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && failedIn(assertionResults).length === 0,
  );
  return atLeastOne(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length + unhandled.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...unhandled,
        ...broken.map(({ name, message = '' }) => failure(placeOf(name).file, message, placeOf(name))),
        ...report.testResults.flatMap(({ name, assertionResults }) =>
          failedIn(assertionResults).map(({ fullName, failureMessages = [] }) =>
            failure(`${placeOf(name).file} › ${fullName}`, failureMessages.join('\n'), placeOf(name)),
          ),
        ),
      ],
      flaky: [],
    },
    code,
  );
}

const playwrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite, runsAgain: boolean): Failure[] => [
  ...suites.flatMap((suite) => playwrightFailures(suite, runsAgain)),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
        line === undefined || !runsAgain ? undefined : { runner: 'flows', file, line },
      ),
    ),
];

/** What passed in a second try of Playwright's own, as pictures may. */
const playwrightFlaky = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(playwrightFlaky),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
];

/** The count in Playwright's JSON report; `runsAgain` says whether what failed may have a second try. */
export function playwrightCount(file: string, code: number, runsAgain = false): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOne(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: playwrightFailures({ suites: report.suites ?? [] }, runsAgain),
      flaky: playwrightFlaky({ suites: report.suites ?? [] }),
    },
    code,
  );
}

/** A place as the runners take it. */
export const placeText = ({ file, line }: Place): string => (line === undefined ? file : `${file}:${line}`);

/** More than so many places at once have one reason, and it is no accident. */
export const MAX_RETRIES = 12;

/** Where something failed that may pass when it runs once more; nowhere when too much failed. */
export function secondTries({ failures }: Count): readonly Place[] {
  const places = new Map(failures.flatMap(({ place }) => (place ? [[placeText(place), place]] : [])));
  return places.size > MAX_RETRIES ? [] : [...places.values()];
}

/**
 * What a common second run of several places says of each; nothing of any when its runner broke, or ran fewer tests
 * than there are places.
 */
export function byPlace(places: readonly Place[], { passed, failed, failures }: Count): ReadonlyMap<string, Count> {
  if (failures.some(({ place }) => place === undefined) || passed + failed < places.length) return new Map();
  const texts = failures.flatMap(({ place }) => (place ? [placeText(place)] : []));
  return new Map(
    places
      .map(placeText)
      .map((text) => [text, texts.includes(text) ? { ...none, failed: 1 } : { ...none, passed: 1 }] as const),
  );
}

/** A count after second tries, by their places: what failed and then passed counts as passed and is named as flaky. */
export function settled(first: Count, second: ReadonlyMap<string, Count>): Count {
  const isFlaky = ({ place }: Failure): boolean => {
    const again = place && second.get(placeText(place));
    return again !== undefined && again.failed === 0 && again.passed > 0;
  };
  const flaky = first.failures.filter(isFlaky).map(({ name }) => name);
  return {
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    skipped: first.skipped,
    failures: first.failures.filter((one) => !isFlaky(one)),
    flaky: [...first.flaky, ...flaky],
  };
}

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const failureText = ({ name, text }: Failure): string =>
  [name, ...text.split('\n').flatMap((line) => (line === '' ? [] : [`    ${line}`]))].join('\n');

/** What failed and what is flaky, for the end of a run; nothing when all passed at once. */
export const failureLines = ({ failures, flaky }: Count): string =>
  [
    ...(flaky.length > 0 ? ['\n── flaky: failed, and passed when run once more, alone; to be mended', ...flaky] : []),
    ...(failures.length > 0 ? ['\n── failed', ...failures.map(failureText)] : []),
  ].join('\n');
