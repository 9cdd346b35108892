import { expect, test } from 'vitest';
import { fitting } from './drawTable.ts';

test('a row that fits stays one row', () => {
  expect(fitting(['a', '', 'b c'])).toEqual([['a', '', 'b c']]);
});

test('a long text goes on in further rows, split between words and with nothing lost', () => {
  const words = Array.from({ length: 900 }, (_, index) => `Wort${index}`);
  const rows = fitting(['1. Mai', words.join(' ')]);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(([first]) => first)).toEqual(['1. Mai', ...rows.slice(1).map(() => '')]);
  expect(
    rows
      .map(([, text]) => text)
      .join(' ')
      .split(' '),
  ).toEqual(words);
});

test('a word without an end is cut between signs', () => {
  const rows = fitting(['Ä'.repeat(1_600)]);
  expect(rows.map(([text]) => text?.length)).toEqual([1_500, 100]);
});
