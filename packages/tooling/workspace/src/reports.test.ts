import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closingLine, playwrightCount, sum, vitestCount } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'resonanz-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('vitest: counts, files that did not load, a crash without a failed test', () => {
  expect(vitestCount(report(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestCount(report(broken), 1).failed).toBe(1);
  expect(vitestCount(report(vitest), 1).failed).toBe(1);
  expect(vitestCount(join(folder, 'missing.json'), 0).failed).toBe(1);
});

test('Playwright: counts, and a crash without a failed test', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCount(report({ stats }), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(playwrightCount(report({ stats: { ...stats, unexpected: 0 } }), 1).failed).toBe(1);
  expect(playwrightCount(join(folder, 'missing.json'), 0).failed).toBe(1);
});

test('the closing line names what was skipped only when something was', () => {
  const count = { passed: 1, failed: 0, skipped: 0 };
  expect(closingLine(count)).toBe('1 passed, 0 failed');
  expect(closingLine(sum(count, { passed: 2, failed: 3, skipped: 4 }))).toBe('3 passed, 3 failed, 4 skipped');
});
