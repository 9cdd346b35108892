import { describe, expect, test } from 'vitest';
import { formatNumber, formatNumberRange, formatNumberToParts, formatPercent } from './number.ts';
import { digits, parseDecimal, parsePercent } from './parseNumber.ts';

const NBSP = '\u00A0';

describe('figures', () => {
  test('German style: dot for thousands, comma for decimals [R-FMT-013]', () => {
    expect([1234567.891, '1234.5', 1000, 999, -1234.5].map((value) => formatNumber(value, 'de'))).toEqual([
      '1.234.567,89',
      '1.234,5',
      '1.000',
      '999',
      '-1.234,5',
    ]);
  });

  test('English style: comma for thousands, dot for decimals [R-FMT-014]', () => {
    expect([1234567.891, '1234.5', 1000, 999, -1234.5].map((value) => formatNumber(value, 'en'))).toEqual([
      '1,234,567.89',
      '1,234.5',
      '1,000',
      '999',
      '-1,234.5',
    ]);
  });

  test('half is rounded away from zero, as the digits are written', () => {
    expect(
      [1.005, -1.005, 1.015, 2.675, 0.125, 1.0049, '1.00499999999999999999'].map((value) => formatNumber(value, 'en')),
    ).toEqual(['1.01', '-1.01', '1.02', '2.68', '0.13', '1', '1']);
  });

  test('none to two decimals, or as many as asked for', () => {
    expect(formatNumber(3, 'en', { minimumDecimals: 2 })).toBe('3.00');
    expect(formatNumber(3.14159, 'en', { minimumDecimals: 3 })).toBe('3.142');
    expect(formatNumber(3.14159, 'en', { minimumDecimals: 1 })).toBe('3.14');
    expect([2.5, -2.5, 3.5].map((value) => formatNumber(value, 'en', { maximumDecimals: 0 }))).toEqual([
      '3',
      '-3',
      '4',
    ]);
    expect(formatNumber(4.35, 'de', { minimumDecimals: 1, maximumDecimals: 1 })).toBe('4,4');
    expect(() => formatNumber(1, 'de', { minimumDecimals: 2, maximumDecimals: 1 })).toThrow(RangeError);
  });

  test('percent with a no-break space in German', () => {
    expect([formatPercent(4.82, 'de'), formatPercent(4.82, 'en'), formatPercent('', 'de')]).toEqual([
      `4,82${NBSP}%`,
      '4.82%',
      '–',
    ]);
    expect(formatPercent(50, 'de', { minimumDecimals: 2 })).toBe(`50,00${NBSP}%`);
  });

  test('parts are named as Intl names them', () => {
    expect(formatNumberToParts(-1234.5, 'de', { minimumDecimals: 2 })).toEqual([
      { type: 'minusSign', value: '-' },
      { type: 'integer', value: '1' },
      { type: 'group', value: '.' },
      { type: 'integer', value: '234' },
      { type: 'decimal', value: ',' },
      { type: 'fraction', value: '50' },
    ]);
    expect(formatNumberToParts(null, 'de')).toEqual([{ type: 'literal', value: '–' }]);
  });

  test('ranges: both ends, one value, an open end, nothing', () => {
    expect([formatNumberRange(1000, 5000, 'de'), formatNumberRange(1000, 5000, 'en')]).toEqual([
      '1.000 – 5.000',
      '1,000 – 5,000',
    ]);
    expect([formatNumberRange(1.001, 1.004, 'de'), formatNumberRange(0, -0, 'en')]).toEqual(['1', '0']);
    expect([formatNumberRange(1000, null, 'de'), formatNumberRange(1000, '', 'en')]).toEqual([
      'ab 1.000',
      'from 1,000',
    ]);
    expect([formatNumberRange(undefined, 5000, 'de'), formatNumberRange(Number.NaN, 5000, 'en')]).toEqual([
      'bis 5.000',
      'up to 5,000',
    ]);
    expect([formatNumberRange(5, -3, 'en'), formatNumberRange(null, null, 'de')]).toEqual(['5 – -3', '–']);
    expect(formatNumberRange(1, 2.5, 'en', { minimumDecimals: 1 })).toBe('1.0 – 2.5');
  });
});

describe('typed figures', () => {
  test('are read by the separators of the language', () => {
    expect(
      ['1.234,56', '1234,56', '90,5', '-3', '1.234.567', '1234', '12,', '007', '-0'].map((text) =>
        parseDecimal(text, 'de'),
      ),
    ).toEqual([1234.56, 1234.56, 90.5, -3, 1_234_567, 1234, 12, 7, 0]);
    expect(['1,234.56', '1234.56', '90.5', '-3', '1,234,567', '12.'].map((text) => parseDecimal(text, 'en'))).toEqual([
      1234.56, 1234.56, 90.5, -3, 1_234_567, 12,
    ]);
  });

  test('take blanks and the typographic minus', () => {
    expect([` 1${NBSP}234,5 `, '−3', '- 3', '1\u202F000'].map((text) => parseDecimal(text, 'de'))).toEqual([
      1234.5, -3, -3, 1000,
    ]);
  });

  test('are none when marks stand in the wrong place', () => {
    expect(
      [
        '1.5',
        '1.2345',
        '1234.567',
        '.123',
        '1..000',
        '1,2,3',
        '1,000.5',
        '1,2.000',
        'abc',
        'x1',
        '1x',
        '',
        ' ',
        ',',
        ',5',
        '-',
        '--1',
        '1-',
        '+1',
        '1e3',
        '١',
      ].filter((text) => parseDecimal(text, 'de') !== undefined),
    ).toEqual([]);
    expect(
      ['1,5', '1.000,5', '1.2.3', '.5', '1,2345', ',123', '1234,567'].filter(
        (text) => parseDecimal(text, 'en') !== undefined,
      ),
    ).toEqual([]);
  });

  test('are none when no number can hold them', () => {
    expect([parseDecimal('9'.repeat(309), 'de'), parseDecimal(`-${'9'.repeat(309)}`, 'de')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(parseDecimal(`1${'0'.repeat(308)}`, 'de')).toBe(1e308);
  });

  test('may be percentages', () => {
    expect([
      parsePercent(`4,82${NBSP}%`, 'de'),
      parsePercent('4.82%', 'en'),
      parsePercent('50', 'de'),
      parsePercent('1,5 % ', 'de'),
    ]).toEqual([4.82, 4.82, 50, 1.5]);
    expect(['%', '%5', '5%%', '5%5', '4.82 %', ''].map((text) => parsePercent(text, 'de'))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  test('digit fields keep digits alone', () => {
    expect([digits('+49 (170) 12-34a'), digits('0189'), digits('١x')]).toEqual(['491701234', '0189', '']);
  });
});
