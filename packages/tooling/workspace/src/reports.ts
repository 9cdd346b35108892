import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests or checks passed, failed and were left out. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, with the beginning of its message, for the end of a long log. */
  readonly failures: readonly string[];
}

/** Nothing counted yet. */
export const none: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The count of one check that failed, and what it said. */
export const oneFailure = (name: string, text = ''): Count => ({ ...none, failed: 1, failures: [failure(name, text)] });

/** Two counts together. */
export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

const MESSAGE_LINES = 6;

/** A name and the first lines of its message, without the colours of a terminal. */
function failure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
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
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
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

/** Whether the runner broke, and no test failed. */
export const isBroken = ({ failed, failures }: Count): boolean =>
  failed === 1 && failures[0]?.startsWith(BROKEN) === true;

const read = <Report>(file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** The count in vitest's JSON report; a file that could not be loaded counts as one failure. */
export function vitestCount(file: string, code: number): Count {
  const report = read<VitestReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return atLeastOne(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...broken.map(({ name, message = '' }) => failure(name, message)),
        ...report.testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages = [] }) => failure(`${name} › ${fullName}`, failureMessages.join('\n'))),
        ),
      ],
    },
    code,
  );
}

const playwrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...suites.flatMap(playwrightFailures),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failure(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ),
    ),
];

/** The count in Playwright's JSON report; a test that needed a second try passed. */
export function playwrightCount(file: string, code: number): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOne(
    {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: playwrightFailures({ suites: report.suites ?? [] }),
    },
    code,
  );
}

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** What failed, for the end of a run; nothing when all passed. */
export const failureLines = ({ failures }: Count): string =>
  failures.length > 0 ? `\n── failed\n${failures.join('\n')}` : '';
