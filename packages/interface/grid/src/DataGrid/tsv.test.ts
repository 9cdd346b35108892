import { expect, test } from 'vitest';
import { readTsv, writeHtmlTable, writeTsv } from './tsv.ts';

test('a block from Excel, with a line break, quotes and an empty cell', () => {
  expect(readTsv('Lena\t"Reel\nund ""Story"""\t\r\n"5,50"\t\tx\r\n')).toEqual([
    ['Lena', 'Reel\nund "Story"', ''],
    ['5,50', '', 'x'],
  ]);
});

test('quotes inside of a text, or never closed, are signs', () => {
  expect(readTsv('27" Monitor\t"offen')).toEqual([['27" Monitor', '"offen']]);
  expect(readTsv('"Zitat" sagt sie')).toEqual([['"Zitat" sagt sie']]);
});

test('one empty cell is one cell', () => {
  expect(readTsv('')).toEqual([['']]);
});

test.each([
  [
    [
      ['"', 'a\tb', 'x\n'],
      ['', '""', ' '],
    ],
  ],
  [[['\n\n']]],
  [[['"a"'], ['b"']]],
])('%j is written and read again', (rows) => {
  expect(readTsv(writeTsv(rows))).toEqual(rows);
});

test('the table for LibreOffice keeps signs and line breaks', () => {
  expect(writeHtmlTable([['a<b', 'x\ny']])).toBe('<table><tr><td>a&lt;b</td><td>x<br>y</td></tr></table>');
});
