import { describe, expect, test } from 'vitest';
import { parseWrittenNumber } from './writtenNumber.ts';

describe('numbers as people write them', () => {
  test.each([
    ['48210', 48_210],
    ['48.210', 48_210],
    ['1.204.300', 1_204_300],
    ['1,204,300', 1_204_300],
    ["1'204'300", 1_204_300],
    ['1 204 300', 1_204_300],
    ['200k', 200_000],
    ['200 K', 200_000],
    ['128,4K', 128_400],
    ['86.1k', 86_100],
    ['12 Tsd.', 12_000],
    ['3 tausend', 3_000],
    ['1,2 Mio', 1_200_000],
    ['1,2 Mio.', 1_200_000],
    ['1.2m', 1_200_000],
    ['1.2 million', 1_200_000],
    ['2 Mrd.', 2_000_000_000],
    ['1.5bn', 1_500_000_000],
    ['1.850,00 €', 1_850],
    ['1,850.50 EUR', 1_850.5],
    ['740,5', 740.5],
    ['0,999', 0.999],
    ['ca. 500', 500],
    ['−5', -5],
  ])('%s counts or costs %d', (text, expected) => {
    expect(parseWrittenNumber(text, 'thousands')).toBe(expected);
  });

  test.each([
    ['4,82 %', 4.82],
    ['4.821', 4.821],
    ['10', 10],
  ])('%s is a rate of %d', (text, expected) => {
    expect(parseWrittenNumber(text, 'decimals')).toBe(expected);
  });

  test.each([
    'viele',
    '1.2.3',
    '12,34,56',
    '1.000,00,0',
    '',
    '--5',
    '5 bis 6',
    '1e9',
    'K',
    '٣',
    '200kk',
    '3 constructor',
  ])('%j is no number', (text) => {
    expect(parseWrittenNumber(text, 'thousands')).toBeUndefined();
  });
});
