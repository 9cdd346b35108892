import { describe, expect, test } from 'vitest';
import { parseNumber } from './numbers.ts';

describe('numbers as people write them', () => {
  test.each([
    ['48210', 48_210],
    ['48.210', 48_210],
    ['1.204.300', 1_204_300],
    ['1,204,300', 1_204_300],
    ["1'204'300", 1_204_300],
    ['1 204 300', 1_204_300],
    ['128,4K', 128_400],
    ['1,2 Mio.', 1_200_000],
    ['86.1k', 86_100],
    ['12 Tsd.', 12_000],
    ['1.850,00 €', 1_850],
    ['1,850.50 EUR', 1_850.5],
    ['740,5', 740.5],
    ['0,999', 0.999],
    ['ca. 500', 500],
  ])('%s counts or costs %d', (text, expected) => {
    expect(parseNumber(text, text, 'thousands')).toBe(expected);
  });

  test.each([
    ['4,82 %', 4.82],
    ['4.821', 4.821],
    ['10', 10],
  ])('%s is a rate of %d', (text, expected) => {
    expect(parseNumber(text, text, 'decimals')).toBe(expected);
  });

  test.each(['viele', '1.2.3', '12,34,56', '1.000,00,0', '', '--5', '5 bis 6', '1e9', 'K', '٣'])('%j is no number', (text) => {
    expect(parseNumber(text, text, 'thousands')).toBeUndefined();
  });

  test('a number of a workbook is taken as it is', () => {
    expect(parseNumber(1.85, '1.85', 'thousands')).toBe(1.85);
    expect(parseNumber(Number.NaN, 'NaN', 'thousands')).toBeUndefined();
  });
});
