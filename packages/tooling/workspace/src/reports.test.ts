import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, failureLines, isBroken, none, oneFailure, playwrightCount, sum, vitestCount } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'resonanz-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('vitest: counts, files that did not load, a crash without a failed test', () => {
  expect(vitestCount(report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] });
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestCount(report(broken), 1).failed).toBe(1);
  expect(vitestCount(report(vitest), 1).failed).toBe(1);
  expect(vitestCount(report(vitest), 1).failures).toEqual([expect.stringContaining('Its code was 1.')]);
  expect(
    [
      vitestCount(report(vitest), 1),
      vitestCount(report(vitest), 0),
      vitestCount(report(broken), 1),
      vitestCount(report({ ...vitest, numFailedTests: 1 }), 1),
    ].map(isBroken),
  ).toEqual([true, false, false, false]);
  expect(vitestCount(join(folder, 'missing.json'), 0).failed).toBe(1);
});

test('Playwright: counts, and a crash without a failed test', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCount(report({ stats }), 1)).toEqual({ passed: 5, failed: 1, skipped: 2, failures: [] });
  expect(playwrightCount(report({ stats: { ...stats, unexpected: 0 } }), 1).failed).toBe(1);
  expect(playwrightCount(join(folder, 'missing.json'), 0).failed).toBe(1);
});

test('the closing line names what was skipped only when something was', () => {
  const count = { ...none, passed: 1 };
  expect(closingLine(count)).toBe('1 passed, 0 failed');
  expect(closingLine(sum(count, { ...none, passed: 2, failed: 3, skipped: 4 }))).toBe('3 passed, 3 failed, 4 skipped');
});

test('the end of a run names what failed, with the beginning of its message', () => {
  const failed = {
    fullName: 'a list is empty',
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 0'],
  };
  const testResults = [
    {
      name: 'list.test.ts',
      status: 'failed',
      assertionResults: [failed, { fullName: 'a list is full', status: 'passed' }],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(vitestCount(report({ ...vitest, numFailedTests: 1, testResults }), 1).failures).toEqual([
    'broken.test.ts\n    no such module',
    'list.test.ts › a list is empty\n    expected 1\n    to be 0',
  ]);
  const specs = [
    { title: 'logs in', file: 'session.spec.ts', ok: false, tests: [{ results: [{ error: { message: 'no page' } }] }] },
    { title: 'logs out', file: 'session.spec.ts', ok: true, tests: [] },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const count = playwrightCount(report({ stats, suites: [{ suites: [{ specs }] }] }), 1);
  expect(count.failures).toEqual(['session.spec.ts › logs in\n    no page']);
  expect(failureLines(sum(count, oneFailure('lint')))).toBe(
    '\n── failed\nsession.spec.ts › logs in\n    no page\nlint',
  );
  expect(failureLines(none)).toBe('');
});
