import { expect, test } from 'vitest';
import { modulePages, proofFlaw, readModulePage } from './modulePages.ts';
import { root } from './root.ts';

const page = (...rows: readonly string[]) =>
  ['# A', '', '| Kind | Name | Proof |', '| --- | --- | --- |', ...rows].join('\n');

test('a row names a test, or that it has none', () => {
  expect(readModulePage(page('| Column | Name | `a.test.ts`: shows a\\|b |', '| Mail | Welcome | open |'))).toEqual({
    rows: [
      { kind: 'Column', name: 'Name', proof: { file: 'a.test.ts', title: 'shows a|b' } },
      { kind: 'Mail', name: 'Welcome' },
    ],
    errors: [],
  });
});

test.each([
  ['another kind', '| Colour | Name | open |'],
  ['another proof', '| Column | Name | somewhere |'],
  ['a cell too many', '| Column | Name | open | open |'],
])('a row with %s is an error', (_what, row) => {
  expect(readModulePage(page('| Mail | Welcome | open |', row)).errors).toHaveLength(1);
});

test('a page without a table is an error', () => {
  expect(readModulePage('# A').errors).toEqual(['has no table']);
});

test.each([
  ['the whole title of a test', 'heads sort, and the address keeps it', undefined],
  ['its title without its ids', 'a draft is kept', undefined],
  ['a part of a title', 'heads sort', 'is the title of no test'],
  ['the title of a test that is skipped', 'waits', 'is skipped'],
  ['the title of a test without an assertion', 'opens', 'asserts nothing'],
])('%s: %j', (_what, title, flaw) => {
  const tests = [
    { title: 'heads sort, and the address keeps it' },
    { title: 'a draft is kept [R-ROUTE-081] [R-ROUTE-082]' },
    { title: 'waits', flaw: 'is skipped' as const },
    { title: 'opens', flaw: 'asserts nothing' as const },
  ];
  expect(proofFlaw(title, tests)).toBe(flaw);
});

test('the pages of the modules name tests that run', () => {
  const pages = modulePages(root);
  expect(pages.size).toBeGreaterThan(0);
  expect([...pages].flatMap(([name, { errors }]) => errors.map((error) => `${name}: ${error}`))).toEqual([]);
});
