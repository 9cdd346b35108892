import { expect, test } from 'vitest';
import { formatShortNumber, formatShortNumberToParts } from './shortNumber.ts';

test('short numbers are rounded to one decimal, .0 is dropped [R-FMT-022]', () => {
  expect(
    [0.05, 0.04, 12.34, 12.35, 999, 999.94, 1000, 1250, 12_345, 75_000, 128_412].map((value) =>
      formatShortNumber(value),
    ),
  ).toEqual(['0.1', '0', '12.3', '12.4', '999', '999.9', '1K', '1.3K', '12.3K', '75K', '128.4K']);
});

test('the decimal sign is a dot, and a comma in German [R-FMT-022]', () => {
  expect([formatShortNumber(128_412), formatShortNumber(128_412, 'en'), formatShortNumber(128_412, 'de')]).toEqual([
    '128.4K',
    '128.4K',
    '128,4K',
  ]);
});

test('negative numbers keep the sign [R-FMT-022]', () => {
  expect([-1250, -999_950, -0.04, '-1250', -1250n].map((value) => formatShortNumber(value))).toEqual([
    '-1.3K',
    '-1M',
    '0',
    '-1.3K',
    '-1.3K',
  ]);
});

test.each([
  [1e3, 'K'],
  [1e6, 'M'],
  [1e9, 'B'],
  [1e12, 'T'],
  [1e15, 'Q'],
])('from %d on the suffix is %s, and rounding carries over to it [R-FMT-023]', (unit, suffix) => {
  expect([unit, unit * 1.2, unit * 999].map((value) => formatShortNumber(value))).toEqual([
    `1${suffix}`,
    `1.2${suffix}`,
    `999${suffix}`,
  ]);
  const carry = unit * 0.999_95;
  expect([carry, -carry].map((value) => formatShortNumber(value))).toEqual([`1${suffix}`, `-1${suffix}`]);
  expect(formatShortNumber(carry - unit / 1e6)).toMatch(/^999\.9[KMBT]?$/);
});

test('just under a carry every unit still reads 999.9 [R-FMT-023]', () => {
  expect(
    [999.949, 999_949, 999_949_999, 999_949_999_999, 999_949_999_999_999].map((value) => formatShortNumber(value)),
  ).toEqual(['999.9', '999.9K', '999.9M', '999.9B', '999.9T']);
});

test('beyond Q the figure grows, without thousands marks and without an exponent [R-FMT-023]', () => {
  expect([1.2e19, 1e21, 1.5e22].map((value) => formatShortNumber(value))).toEqual(['12000Q', '1000000Q', '15000000Q']);
});

test('long numbers are rounded by their own digits', () => {
  expect(
    [
      8_949_999_999_999_999,
      '8949999999999999',
      8_949_999_999_999_999n,
      '12.3499999999999999999',
      1_249_949_999_999_999_999n,
    ].map((value) => formatShortNumber(value)),
  ).toEqual(['8.9Q', '8.9Q', '8.9Q', '12.3', '1249.9Q']);
});

test('the suffix is a part of its own', () => {
  expect(formatShortNumberToParts(-1250, 'de')).toEqual([
    { type: 'minusSign', value: '-' },
    { type: 'integer', value: '1' },
    { type: 'decimal', value: ',' },
    { type: 'fraction', value: '3' },
    { type: 'compact', value: 'K' },
  ]);
  expect(formatShortNumberToParts(1.5)).toEqual([
    { type: 'integer', value: '1' },
    { type: 'decimal', value: '.' },
    { type: 'fraction', value: '5' },
  ]);
});
