import { describe, expect, test } from 'vitest';
import { before, edited, entry, imports, item, PlaceMissing, row, type Edit } from './plan.ts';
import { sliceOf } from './slice.ts';
import { wordsOf } from './words.ts';

test('names in any spelling', () => {
  expect(wordsOf('selectCampaign')).toEqual(wordsOf('select-campaign'));
  expect(wordsOf('SelectCampaign')?.pascal).toBe('SelectCampaign');
  expect(wordsOf('../x')).toBeUndefined();
  expect(wordsOf('')).toBeUndefined();
});

describe('a slice', () => {
  const slice = (name: string, module = 'Campaign Management') => sliceOf(name, module);

  test('is named after one of what it lists', () => {
    expect(slice('campaignNotes')).toMatchObject({
      many: { kebab: 'campaign-notes' },
      one: { kebab: 'campaign-note' },
    });
  });

  test('is named by what is given where the plural is not regular', () => {
    expect(sliceOf('staff', 'Campaign Management', 'employee')).toMatchObject({ one: { pascal: 'Employee' } });
    expect(sliceOf('series', 'Campaign Management', 'series')).toContain('in the plural');
    expect(sliceOf('gift-boxes', 'Campaign Management', '../x')).toBe('"../x" is no name.');
  });

  test('has its table, its id and a path below the page of its module', () => {
    expect(slice('gift-boxes')).toMatchObject({
      table: 'gift_boxes',
      id: 'giftBoxId',
      path: '/campaign/gift-boxes',
    });
    expect(slice('gift-boxes', 'Customer Leads')).toMatchObject({ path: '/customer-lead/gift-boxes' });
  });

  test('is rejected with a sentence', () => {
    expect(slice('gift-box')).toContain('in the plural');
    expect(slice('../x')).toContain('in the plural');
    expect(slice('gift-boxes', 'Weather')).toBe('There is no module "Weather"; docs/domain/permissions.md lists them.');
    expect(slice('gift-boxes', 'Dmexco')).toContain('has no page in the menu');
  });
});

describe('an edit', () => {
  const on = (text: string, ...edits: readonly Edit[]) => edited(edits, () => text).get('a.ts');

  test('adds an entry in the order of the keys', () => {
    const table = "const other = {};\nexport const table = {\n  a: [],\n  'b-d': [\n    1,\n  ],\n  e: [],\n};\n";
    expect(on(table, entry('a.ts', 'export const table', 'b-c', '[]'))).toContain("  a: [],\n  'b-c': [],\n  'b-d': [");
    expect(on(table, entry('a.ts', 'export const table', 'f', '[]'))).toContain('  e: [],\n  f: [],\n};');
  });

  test('adds a text to a list in its order', () => {
    expect(on("const list = [\n  'a',\n  'c',\n];\n", item('a.ts', 'const list', 'b'))).toBe(
      "const list = [\n  'a',\n  'b',\n  'c',\n];\n",
    );
    expect(on("const list = [\n  'a',\n];\n", item('a.ts', 'const list', 'b'))).toContain("  'a',\n  'b',\n];");
  });

  test('adds a row to the table below a heading', () => {
    const page = '| x |\n| - |\n\n## Areas\n\n| a |\n| - |\n| b |\n\nEnd.\n';
    expect(on(page, row('a.ts', '## Areas', '| c |'))).toContain('| b |\n| c |\n\nEnd.');
  });

  test('builds on what others have made of the same file', () => {
    expect(on('b;\n', imports('a.ts', 'a;'), before('a.ts', 'b;', 'x;\n'))).toBe('a;\nx;\nb;\n');
  });

  test('is rejected where its place is missing', () => {
    expect(() => on('b;\n', before('a.ts', 'c;', 'x;'))).toThrow(PlaceMissing);
    expect(() => on('b;\n', before('a.ts', 'b;', 'x;', 'a;'))).toThrow('a.ts has no place for it: "a;"');
    expect(() => on('b;\n', row('a.ts', 'b;', '| c |'))).toThrow('the table of b;');
  });
});
