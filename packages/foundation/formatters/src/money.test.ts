import { describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyRange, formatMoneyToParts, hasCents } from './money.ts';
import { parseMoney } from './parseMoney.ts';

const NBSP = '\u00A0';

describe('money', () => {
  test('German shows euro [R-FMT-017]', () => {
    expect([
      formatMoney(1234.5, 'de'),
      formatMoney(1234.5, 'de', { currency: 'EUR' }),
      formatMoney(1, 'de', { currency: ' ' }),
    ]).toEqual([`1.234,5${NBSP}€`, `1.234,5${NBSP}€`, `1${NBSP}€`]);
  });

  test('English shows dollars where the amount has no currency of its own [R-FMT-018]', () => {
    expect(formatMoney(90, 'en')).toBe('$90');
    expect([formatMoney(1234.5, 'en', { currency: 'EUR' }), formatMoney(-1234.5, 'en', { currency: 'EUR' })]).toEqual([
      '€1,234.5',
      '-€1,234.5',
    ]);
  });

  test('dollars use comma thousands in both languages [R-FMT-015]', () => {
    expect(
      (['de', 'en'] as const).map((language) =>
        [1234.5, -1234].map((value) => formatMoney(value, language, { currency: 'USD' })),
      ),
    ).toEqual([
      ['$1,234.5', '-$1,234'],
      ['$1,234.5', '-$1,234'],
    ]);
  });

  test('pounds use comma thousands, the symbol follows the number [R-FMT-016] [R-FMT-020]', () => {
    expect([formatMoney(1234.5, 'de', { currency: 'GBP' }), formatMoney(-1234.5, 'en', { currency: ' gbp ' })]).toEqual(
      [`1,234.5${NBSP}£`, `-1,234.5${NBSP}£`],
    );
  });

  test('francs are written in German style in both languages [R-FMT-013]', () => {
    expect((['de', 'en'] as const).map((language) => formatMoney(1234.5, language, { currency: 'CHF' }))).toEqual([
      `1.234,5${NBSP}CHF`,
      `1.234,5${NBSP}CHF`,
    ]);
  });

  test('any other currency is written by its code in the style of the language', () => {
    expect((['de', 'en'] as const).map((language) => formatMoney(1234.5, language, { currency: 'pln' }))).toEqual([
      `1.234,5${NBSP}PLN`,
      `1,234.5${NBSP}PLN`,
    ]);
  });

  test('none to two decimals, or always two in columns [R-FMT-019]', () => {
    expect([90, 90.5, 90.555, 1.005, -1.005].map((value) => formatMoney(value, 'de'))).toEqual([
      `90${NBSP}€`,
      `90,5${NBSP}€`,
      `90,56${NBSP}€`,
      `1,01${NBSP}€`,
      `-1,01${NBSP}€`,
    ]);
    expect([1850, 90.555, null].map((value) => formatMoney(value, 'de', { fixed: true }))).toEqual([
      `1.850,00${NBSP}€`,
      `90,56${NBSP}€`,
      `0,00${NBSP}€`,
    ]);
  });

  test('a column with cents is distinguished from one without; what is rounded away is none', () => {
    expect([[48_000, 1850.5], ['12.5'], [0.01], [-0.5]].map(hasCents)).toEqual([true, true, true, true]);
    expect([[], [48_000, null, undefined, ''], [1.004, 2]].map(hasCents)).toEqual([false, false, false]);
  });

  test('an empty amount is 0 [R-FMT-021]', () => {
    expect([null, undefined, '', Number.NaN, 'x'].map((value) => formatMoney(value, 'de'))).toEqual(
      Array.from({ length: 5 }, () => `0${NBSP}€`),
    );
  });

  test('the symbol is a part of its own, wherever it stands', () => {
    expect(formatMoneyToParts(-1.5, 'en', { currency: 'USD' })).toEqual([
      { type: 'minusSign', value: '-' },
      { type: 'currency', value: '$' },
      { type: 'integer', value: '1' },
      { type: 'decimal', value: '.' },
      { type: 'fraction', value: '5' },
    ]);
    expect(formatMoneyToParts(5, 'en')).toEqual([
      { type: 'currency', value: '$' },
      { type: 'integer', value: '5' },
    ]);
    expect(formatMoneyToParts(-5, 'de', { fixed: true })).toEqual([
      { type: 'minusSign', value: '-' },
      { type: 'integer', value: '5' },
      { type: 'decimal', value: ',' },
      { type: 'fraction', value: '00' },
      { type: 'literal', value: NBSP },
      { type: 'currency', value: '€' },
    ]);
  });

  test('ranges: both ends, one value, an open end, nothing', () => {
    expect([
      formatMoneyRange(500, 1000, 'de'),
      formatMoneyRange(500, 1000, 'en', { currency: 'EUR', fixed: true }),
    ]).toEqual([`500${NBSP}€ – 1.000${NBSP}€`, '€500.00 – €1,000.00']);
    expect([formatMoneyRange(500, '500.001', 'de'), formatMoneyRange(0, 0, 'en')]).toEqual([`500${NBSP}€`, '$0']);
    expect([formatMoneyRange(90.5, 1000, 'de'), formatMoneyRange(90, '1000.25', 'en')]).toEqual([
      `90,50${NBSP}€ – 1.000,00${NBSP}€`,
      '$90.00 – $1,000.25',
    ]);
    expect([formatMoneyRange(90.5, null, 'de'), formatMoneyRange(90.5, 1000, 'de', { fixed: false })]).toEqual([
      `ab 90,5${NBSP}€`,
      `90,5${NBSP}€ – 1.000${NBSP}€`,
    ]);
    expect([formatMoneyRange(500, null, 'de'), formatMoneyRange(500, '', 'en')]).toEqual([
      `ab 500${NBSP}€`,
      'from $500',
    ]);
    expect([formatMoneyRange(null, 500, 'de'), formatMoneyRange(undefined, 500, 'en')]).toEqual([
      `bis 500${NBSP}€`,
      'up to $500',
    ]);
    expect(formatMoneyRange(null, undefined, 'de')).toBe('–');
  });
});

describe('typed money', () => {
  test.each([
    ['1.234,5 €', 'de', 1234.5, 'EUR'],
    ['€ 12,50', 'de', 12.5, 'EUR'],
    ['-€1,234.5', 'en', -1234.5, 'EUR'],
    ['€-5', 'en', -5, 'EUR'],
    ['−5 €', 'de', -5, 'EUR'],
    ['$1,234.5', 'de', 1234.5, 'USD'],
    ['1234.50 USD', 'en', 1234.5, 'USD'],
    ['usd 12', 'en', 12, 'USD'],
    ['1,234.5 £', 'de', 1234.5, 'GBP'],
    ['£3', 'en', 3, 'GBP'],
    ['1.234,5 CHF', 'en', 1234.5, 'CHF'],
    ['chf 1', 'de', 1, 'CHF'],
    ['12,5 PLN', 'de', 12.5, 'PLN'],
    ['12.50', 'en', 12.5, undefined],
    ['1.234', 'de', 1234, undefined],
  ] as const)('%s (%s)', (text, language, amount, currency) => {
    expect(parseMoney(text, language)).toEqual({ amount, currency });
  });

  test('may have the separators of the language where the currency has others', () => {
    expect([
      parseMoney('1.234,50 $', 'de'),
      parseMoney('1.234 $', 'de'),
      parseMoney('1,5 £', 'de'),
      parseMoney('1,234.50 CHF', 'en'),
    ]).toEqual([
      { amount: 1234.5, currency: 'USD' },
      { amount: 1234, currency: 'USD' },
      { amount: 1.5, currency: 'GBP' },
      { amount: 1234.5, currency: 'CHF' },
    ]);
  });

  test('is none otherwise', () => {
    expect(
      [
        '',
        ' ',
        '€',
        '-',
        '€€',
        '€5€',
        '5€5',
        '--5 €',
        '-€-5',
        '5 €-',
        '12,505',
        '1,2345 €',
        '12 ¥',
        '12 Euro',
        '12 EU',
        '12 EURO',
        'abc',
        '1.5 €',
        '%5',
        '5 .',
      ].filter((text) => parseMoney(text, 'de') !== undefined),
    ).toEqual([]);
  });
});
