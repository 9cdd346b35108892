import { describe, expect, test } from 'vitest';
import { readTests } from './testTitles.ts';

const claimsIn = (text: string, path = 'a.test.ts') =>
  readTests(path, text).claims.map(({ ids, flaw }) => (flaw ? [...ids, flaw] : ids));

describe('ids', () => {
  test.each([
    [
      'in a title',
      "test('a [R-VAL-002, R-NAV-010] [R-ERR-001]', () => { expect(1).toBe(1); });",
      ['R-VAL-002', 'R-NAV-010', 'R-ERR-001'],
    ],
    [
      'in the title of a suite',
      "describe('a [R-VAL-002]', () => { test('b', () => { expect(1).toBe(1); }); });",
      ['R-VAL-002'],
    ],
    [
      'in the title of a step',
      "test('a', async () => { await test.step('b [R-VAL-002]', () => { expect(1).toBe(1); }); });",
      ['R-VAL-002'],
    ],
    [
      'in a row that the title prints',
      "test.each([['a', '[R-VAL-002]']])('%s %s', () => { expect(1).toBe(1); });",
      ['R-VAL-002'],
    ],
    [
      'in a named cell',
      "const rows = [{ ids: '[R-VAL-002]' }]; test.each(rows)('a $ids', () => { expect(1).toBe(1); });",
      ['R-VAL-002'],
    ],
    [
      'of a loop',
      "for (const [a, ids] of [['a', '[R-VAL-002]']]) test(`${a} ${ids}`, () => { expect(1).toBe(1); });",
      ['R-VAL-002'],
    ],
    [
      'of a table around it',
      "describe.each([['a', ['[R-VAL-002]']]])('%s', (a, [id]) => { test(`b ${id}`, () => { expect(1).toBe(1); }); });",
      ['R-VAL-002'],
    ],
    [
      'in a test that a condition lets run',
      "test.skipIf(false)('a [R-VAL-002]', () => { expect(1).toBe(1); });",
      ['R-VAL-002'],
    ],
    ['in a test of one engine', "test.skipIf(!here)('a [R-VAL-002]', () => { expect(1).toBe(1); });", ['R-VAL-002']],
  ])('%s count', (_where, text, ids) => {
    expect(claimsIn(text)).toEqual([ids]);
  });

  test.each([
    ["test.skip('a [R-VAL-002]', () => { expect(1).toBe(1); });", 'is skipped'],
    ["test.todo('a [R-VAL-002]');", 'is skipped'],
    ["describe.skip('a', () => { test('b [R-VAL-002]', () => { expect(1).toBe(1); }); });", 'is skipped'],
    ["test.skipIf(true)('a [R-VAL-002]', () => { expect(1).toBe(1); });", 'is skipped'],
    ["test.runIf(false)('a [R-VAL-002]', () => { expect(1).toBe(1); });", 'is skipped'],
    ["describe.skipIf(true)('a [R-VAL-002]', () => { test('b', () => { expect(1).toBe(1); }); });", 'is skipped'],
    ["test('a [R-VAL-002]', async () => { test.fixme(); expect(1).toBe(1); });", 'is skipped'],
    ["test('a [R-VAL-002]', () => { run(); });", 'asserts nothing'],
    ["test('a [R-VAL-002]', () => { run(expect.anything()); });", 'asserts nothing'],
    ["test.each([['a', '[R-VAL-002]']])('%s', () => { expect(1).toBe(1); });", 'stands in no title'],
    ["test('a', () => { expect(1, 'b [R-VAL-002]').toBe(1); });", 'stands in no title'],
  ])('%s: %s', (text, flaw) => {
    expect(claimsIn(text)).toEqual([['R-VAL-002', flaw]]);
  });

  test('in comments are no claims', () => {
    expect(claimsIn('// test [R-VAL-002]\n/** [R-VAL-002] */')).toEqual([]);
  });
});

test.each([
  ['a function of the file', 'function look() { expect(1).toBe(1); }\ntest("a [R-VAL-002]", () => { look(); });'],
  [
    'a function that another one calls',
    'const see = () => expect(1).toBe(1); const look = () => see();\ntest("a [R-VAL-002]", () => look());',
  ],
  ['a function named after what it expects', 'test("a [R-VAL-002]", () => expectConformance());'],
  ['a property', 'test("a [R-VAL-002]", () => { fc.assert(fc.property()); });'],
])('%s may do the asserting', (_what, text) => {
  expect(claimsIn(text)).toEqual([['R-VAL-002']]);
});

test('a story counts by its name when its play function asserts', () => {
  const story = (play: string) => `export const A: Story = { name: 'a [R-VAL-002]', play: async () => { ${play} } };`;
  expect(claimsIn(story('await expect(1).toBe(1);'), 'a.stories.tsx')).toEqual([['R-VAL-002']]);
  expect(claimsIn(story('run();'), 'a.stories.tsx')).toEqual([['R-VAL-002', 'asserts nothing']]);
});

test('ids of the tables of cases count where a title prints them', () => {
  const claims = (title: string) =>
    claimsIn(
      `import { moduleCases } from '@resonanz/cases/modules'; test.each(moduleCases)('${title}', () => { expect(1).toBe(1); });`,
    );
  expect(claims('%s %s')).toEqual([
    Array.from({ length: 36 }, (_, index) => `R-PERM-${`${index + 1}`.padStart(3, '0')}`),
  ]);
  expect(claims('%s')).toEqual([]);
});

test('tests are read as they are written, suites left aside', () => {
  expect(
    readTests(
      'a.test.ts',
      [
        "describe('a', () => { test('it’s', () => {}); });",
        "test.each([1])('%i', () => { expect(1).toBe(1); });",
        'test(`a ${b}`, () => { expect(1).toBe(1); });',
        "describe.skip('c', () => { test('d', () => { expect(1).toBe(1); }); });",
      ].join('\n'),
    ).tests,
  ).toEqual([
    { title: 'it’s', flaw: 'asserts nothing' },
    { title: '%i' },
    { title: 'a ${b}' },
    { title: 'd', flaw: 'is skipped' },
  ]);
});
