import { existsSync, readFileSync } from 'node:fs';

/** How many tests or checks passed, failed and were left out. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Nothing counted yet. */
export const none: Count = { passed: 0, failed: 0, skipped: 0 };

/** Two counts together. */
export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly errors?: readonly unknown[];
}

/** A runner that broke although no test of it failed counts as one failure. */
const atLeastOne = (count: Count, code: number): Count => (code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);

const read = <Report>(file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);

/** The count in vitest's JSON report; a file that could not be loaded counts as one failure. */
export function vitestCount(file: string, code: number): Count {
  const report = read<VitestReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return atLeastOne(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

/** The count in Playwright's JSON report; a test that needed a second try passed. */
export function playwrightCount(file: string, code: number): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return atLeastOne(none, code || 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
