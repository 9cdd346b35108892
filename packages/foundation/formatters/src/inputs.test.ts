import { describe, expect, test } from 'vitest';
import { formatClock, formatDate, formatDateRange, formatDateTime } from './date.ts';
import { formatFileSize } from './fileSize.ts';
import type { DateInput } from './moment.ts';
import { formatMoney, formatMoneyRange, formatMoneyToParts } from './money.ts';
import { formatNumber, formatNumberRange, formatNumberToParts, formatPercent } from './number.ts';
import type { NumericInput } from './numeric.ts';
import { formatNotificationTime, formatRelative } from './relative.ts';
import { formatShortNumber, formatShortNumberToParts } from './shortNumber.ts';

const join = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('');

const formatters = {
  formatNumber: (value: NumericInput) => formatNumber(value, 'en'),
  formatNumberToParts: (value: NumericInput) => join(formatNumberToParts(value, 'en')),
  formatNumberRange: (value: NumericInput) => formatNumberRange(value, value, 'en'),
  formatPercent: (value: NumericInput) => formatPercent(value, 'en'),
  formatMoney: (value: NumericInput) => formatMoney(value, 'en'),
  formatMoneyToParts: (value: NumericInput) => join(formatMoneyToParts(value, 'en')),
  formatMoneyRange: (value: NumericInput) => formatMoneyRange(value, value, 'en'),
  formatShortNumber: (value: NumericInput) => formatShortNumber(value, 'en'),
  formatShortNumberToParts: (value: NumericInput) => join(formatShortNumberToParts(value, 'en')),
  formatFileSize: (value: NumericInput) => formatFileSize(value, 'en').replace('\u00A0', ' '),
} as const;

type Name = keyof typeof formatters;
const names = Object.keys(formatters) as Name[];

function row(
  figure: string,
  percent: string,
  money: string,
  short: string,
  size: string,
  moneyRange = money,
): Record<Name, string> {
  return {
    formatNumber: figure,
    formatNumberToParts: figure,
    formatNumberRange: figure,
    formatPercent: percent,
    formatMoney: money,
    formatMoneyToParts: money,
    formatMoneyRange: moneyRange,
    formatShortNumber: short,
    formatShortNumberToParts: short,
    formatFileSize: size,
  };
}

const unknown = row('–', '–', '$0', '0', '–', '–');
const zero = row('0', '0%', '$0', '0', '0 B');
const beyond = row('9,007,199,254,740,993', '9,007,199,254,740,993%', '$9,007,199,254,740,993', '9Q', '8,388,608 GB');
const huge = `1${',000'.repeat(103)}`;

describe('odd numbers', () => {
  const table: readonly (readonly [string, NumericInput, Record<Name, string>])[] = [
    ['null', null, unknown],
    ['undefined', undefined, unknown],
    ['empty text', '', unknown],
    ['blanks', ' \t\u00A0', unknown],
    ['NaN', Number.NaN, unknown],
    ['infinity', Infinity, unknown],
    ['minus infinity', -Infinity, unknown],
    ['the word Infinity', 'Infinity', unknown],
    ['words', 'abc', unknown],
    ['a number with a word', '12px', unknown],
    ['a word with a number', 'x12', unknown],
    ['a thousands mark', '1,234', unknown],
    ['hexadecimal', '0x10', unknown],
    ['a lone dot', '.', unknown],
    ['a lone sign', '-', unknown],
    ['an exponent alone', 'e5', unknown],
    ['text beyond the largest number', '1e309', unknown],
    ['zero', 0, zero],
    ['negative zero', -0, zero],
    ['negative zero as text', '-0', zero],
    ['what is rounded to zero', -0.0001, row('0', '0%', '$0', '0', '–')],
    ['a zero bigint', 0n, zero],
    ['a bigint', 1234n, row('1,234', '1,234%', '$1,234', '1.2K', '1.2 KB')],
    ['a negative bigint', -1234n, row('-1,234', '-1,234%', '-$1,234', '-1.2K', '–')],
    ['a bigint beyond 2^53', 9_007_199_254_740_993n, beyond],
    ['text beyond 2^53', '9007199254740993', beyond],
    ['a bigint beyond the largest number', 10n ** 309n, row(huge, `${huge}%`, `$${huge}`, `1${'0'.repeat(294)}Q`, '–')],
    [
      'decimals beyond 2^53',
      ' 9007199254740993.125 ',
      row('9,007,199,254,740,993.13', '9,007,199,254,740,993.13%', '$9,007,199,254,740,993.13', '9Q', '8,388,608 GB'),
    ],
    ['text with a sign', '+5', row('5', '5%', '$5', '5', '5 B')],
    ['text with a dot last', '5.', row('5', '5%', '$5', '5', '5 B')],
    ['text with a dot first', '-.5', row('-0.5', '-0.5%', '-$0.5', '-0.5', '–')],
    ['text with an exponent', '1.5e3', row('1,500', '1,500%', '$1,500', '1.5K', '1.5 KB')],
    ['text with a capital exponent', '15E+2', row('1,500', '1,500%', '$1,500', '1.5K', '1.5 KB')],
    ['text with a negative exponent', '1500e-3', row('1.5', '1.5%', '$1.5', '1.5', '1.5 B')],
  ];

  test.each(table)('%s [R-FMT-021] [R-FMT-024] [R-FMT-025]', (_, value, expected) => {
    expect(Object.fromEntries(names.map((name) => [name, formatters[name](value)]))).toEqual(expected);
  });

  test('what is neither number nor text is unknown, whatever the types say', () => {
    const intruders = [true, {}, [], [5], Symbol('x'), () => 1] as unknown as readonly NumericInput[];
    for (const value of intruders)
      expect(Object.fromEntries(names.map((name) => [name, formatters[name](value)]))).toEqual(unknown);
  });
});

describe('odd moments are empty', () => {
  const now = Date.parse('2026-10-12T14:30:00Z');
  const table: readonly (readonly [string, DateInput])[] = [
    ['null', null],
    ['undefined', undefined],
    ['empty text', ''],
    ['blanks', '  '],
    ['a word', 'gestern'],
    ['a number as text', '1791815400000'],
    ['a German date', '12.10.2026'],
    ['a date in words', 'Oct 12 2026'],
    ['text before a date', 'x2026-10-12'],
    ['text after a date', '2026-10-12x'],
    ['text after a zone', '2026-10-12T10:00Zx'],
    ['a month of one digit', '2026-1-05'],
    ['a zone without a time', '2026-10-12Z'],
    ['a zone without a colon', '2026-10-12T10:00+0200'],
    ['a zone that does not exist', '2026-10-12T10:00+25:00'],
    ['an hour alone', '2026-10-12T10'],
    ['a dot without a fraction', '2026-10-12T10:00:00.'],
    ['31 February', '2026-02-31'],
    ['29 February of a common year', '2026-02-29T10:00:00Z'],
    ['month 0', '2026-00-10'],
    ['month 13', '2026-13-10'],
    ['day 0', '2026-01-00'],
    ['hour 24', '2026-10-12T24:00'],
    ['hour 25', '2026-10-12T25:00:00Z'],
    ['minute 60', '2026-10-12T10:60'],
    ['second 60', '2026-10-12T10:00:60'],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['more than a Date holds', 8.64e15 + 1],
    ['an invalid Date', new Date('x')],
    ['a bigint, whatever the types say', 5n as unknown as DateInput],
  ];

  test.each(table)('%s', (_, value) => {
    expect([
      formatDate(value, 'de'),
      formatClock(value),
      formatDateTime(value, 'de'),
      formatDateRange(value, value, 'de'),
      formatRelative(value, 'de', now),
      formatNotificationTime(value, 'de', now),
    ]).toEqual(['', '', '', '', '', '']);
  });

  test('years are 0 to 9999 as Berlin counts them', () => {
    expect(
      [-62_167_219_200_000 - 3_208_000, 253_402_300_799_999 - 3_600_000].map((moment) => formatDate(moment, 'de')),
    ).toEqual(['01.01.0000', '31.12.9999']);
    expect(
      [-62_167_219_200_000 - 3_208_001, 253_402_300_800_000 - 3_600_000].map((moment) => formatDate(moment, 'de')),
    ).toEqual(['', '']);
    expect([
      formatDate(8.64e15, 'de'),
      formatDate(-8.64e15, 'de'),
      formatDate('0000-01-01', 'en'),
      formatDate('9999-12-31T23:59:59.999', 'en'),
    ]).toEqual(['', '', '0000-01-01', '9999-12-31']);
  });
});
