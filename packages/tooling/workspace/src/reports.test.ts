import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  byPlace,
  closingLine,
  failureLines,
  isBroken,
  MAX_RETRIES,
  none,
  oneFailure,
  placeText,
  playwrightCount,
  secondTries,
  settled,
  sum,
  vitestCount,
  type Count,
} from './reports.ts';
import { root } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'resonanz-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

test('vitest: counts, files that did not load, a crash without a failed test', () => {
  expect(vitestCount(report(vitest), 0)).toEqual({ ...none, passed: 5, skipped: 2 });
  const broken = { ...vitest, testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] };
  expect(vitestCount(report(broken), 1).failed).toBe(1);
  expect(vitestCount(report(vitest), 1).failed).toBe(1);
  expect(vitestCount(report(vitest), 1).failures).toMatchObject([{ text: 'Its code was 1.' }]);
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

test('vitest: a file whose hooks failed counts as one failure', () => {
  const assertionResults = [{ fullName: 'a list is empty', status: 'skipped' }];
  const testResults = [
    { name: join(root, 'a/list.test.ts'), status: 'failed', message: 'no database', assertionResults },
  ];
  const count = vitestCount(report({ ...vitest, testResults }), 1);
  expect(count.failed).toBe(1);
  expect(count.failures).toEqual([
    { name: 'a/list.test.ts', text: 'no database', place: { runner: 'vitest', file: 'a/list.test.ts' } },
  ]);
});

test('Playwright: counts, and a crash without a failed test', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCount(report({ stats }), 1)).toEqual({ ...none, passed: 5, failed: 1, skipped: 2 });
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
  expect(vitestCount(report({ ...vitest, numFailedTests: 1, testResults }), 1).failures).toMatchObject([
    { name: 'broken.test.ts', text: 'no such module' },
    { name: 'list.test.ts › a list is empty', text: 'expected 1\nto be 0' },
  ]);
  const specs = [
    {
      title: 'logs in',
      file: 'session.spec.ts',
      line: 7,
      ok: false,
      tests: [{ results: [{ error: { message: 'no page' } }] }],
    },
    { title: 'logs out', file: 'session.spec.ts', ok: true, tests: [{ status: 'flaky', results: [] }] },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const played = report({ stats, suites: [{ suites: [{ specs }] }] });
  // Pictures have no second try.
  expect(playwrightCount(played, 1).failures).toEqual([{ name: 'session.spec.ts › logs in', text: 'no page' }]);
  const count = playwrightCount(played, 1, true);
  expect(count.failures).toEqual([
    {
      name: 'session.spec.ts › logs in',
      text: 'no page',
      place: { runner: 'flows', file: 'session.spec.ts', line: 7 },
    },
  ]);
  expect(count.flaky).toEqual(['session.spec.ts › logs out']);
  expect(failureLines(sum({ ...count, flaky: [] }, oneFailure('lint')))).toBe(
    '\n── failed\nsession.spec.ts › logs in\n    no page\nlint',
  );
  expect(failureLines(none)).toBe('');
});

test('an error outside of the tests is a failure of its own, beside those that have a second try', () => {
  const errors = report(['Error: nobody waited\n    at late.ts:3']);
  const count = vitestCount(report({ ...vitest, numFailedTests: 0, testResults: [] }), 1, errors);
  expect(count).toMatchObject({
    failed: 1,
    failures: [{ name: 'An error outside of the tests', text: 'Error: nobody waited\n    at late.ts:3' }],
  });
  expect(secondTries(count)).toEqual([]);
  expect(isBroken(count)).toBe(false);
  const ended = report(['Error: Worker exited unexpectedly']);
  expect(isBroken(vitestCount(report({ ...vitest, numFailedTests: 0, testResults: [] }), 1, ended))).toBe(true);
});

describe('second tries', () => {
  const failed = (file: string, name: string, line?: number): Count => ({
    ...none,
    failed: 1,
    failures: [
      {
        name: `${file} › ${name}`,
        text: '',
        place: line === undefined ? { runner: 'vitest', file } : { runner: 'flows', file, line },
      },
    ],
  });
  const passed = { ...none, passed: 9 };

  test('a file is run once more, however many of its tests failed; a flow by its line', () => {
    const count = [failed('a.test.ts', 'one'), failed('a.test.ts', 'two'), failed('b.spec.ts', 'flow', 3)].reduce(sum);
    expect(secondTries(count).map(placeText)).toEqual(['a.test.ts', 'b.spec.ts:3']);
  });

  test('what is no test is not tried again', () => {
    expect(secondTries(oneFailure('lint'))).toEqual([]);
  });

  test('nothing is tried again when very much failed', () => {
    const many = Array.from({ length: MAX_RETRIES + 1 }, (_, index) => failed(`${index}.test.ts`, 'one'));
    expect(secondTries(many.slice(1).reduce(sum))).toHaveLength(MAX_RETRIES);
    expect(secondTries(many.reduce(sum))).toEqual([]);
  });

  test('what passes the second time counts as passed and is named', () => {
    const count = sum(sum(passed, failed('a.test.ts', 'one')), failed('b.spec.ts', 'flow', 3));
    const after = settled(count, new Map([['a.test.ts', passed]]));
    expect(after).toMatchObject({ passed: 10, failed: 1, flaky: ['a.test.ts › one'] });
    expect(failureLines(after)).toMatch(/── flaky.*\na\.test\.ts › one\n\n── failed\nb\.spec\.ts › flow$/);
    expect(closingLine(after)).toBe('10 passed, 1 failed');
  });

  test('flows that run once more together are distinguished', () => {
    const first = [failed('b.spec.ts', 'flow', 3), failed('b.spec.ts', 'other flow', 9)].reduce(sum);
    const second = byPlace(secondTries(first), sum(passed, failed('b.spec.ts', 'flow', 3)));
    expect(settled(first, second)).toMatchObject({ passed: 1, failed: 1, flaky: ['b.spec.ts › other flow'] });
    expect(byPlace(secondTries(first), oneFailure('no browser'))).toEqual(new Map());
  });

  test('what fails again, or does not run, has failed', () => {
    const count = failed('a.test.ts', 'one');
    expect(settled(count, new Map([['a.test.ts', sum(passed, count)]]))).toEqual(count);
    expect(settled(count, new Map([['a.test.ts', none]]))).toEqual(count);
    expect(settled(count, new Map())).toEqual(count);
  });
});
