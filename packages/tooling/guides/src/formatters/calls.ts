import {
  formatClock,
  formatDate,
  formatDateTime,
  formatNotificationTime,
  formatRelative,
  formatWallClock,
  parseDate,
  toLocal,
  toUtc,
  type DateInput,
} from '@resonanz/formatters/date';
import { formatFileSize } from '@resonanz/formatters/fileSize';
import { formatMoney, parseMoney } from '@resonanz/formatters/money';
import {
  digits,
  formatNumber,
  formatPercent,
  formatShortNumber,
  parseDecimal,
  parsePercent,
  parseWrittenNumber,
  type NumericInput,
} from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import { literal } from '../page/literal.ts';

/** One call of a formatter: its source as it is written, and what it gives. */
export interface Call<Input> {
  readonly source: string;
  readonly run: (value: Input, language: Language) => string;
}

/** Every formatter of amounts; `currency` is empty where the language decides. */
export function amountCalls(currency: string): readonly Call<NumericInput>[] {
  const chosen = currency === '' ? {} : { currency };
  const options = currency === '' ? '' : `, { currency: '${currency}' }`;
  const fixed = currency === '' ? ', { fixed: true }' : `, { currency: '${currency}', fixed: true }`;
  return [
    { source: 'formatNumber(value, language)', run: (value, language) => formatNumber(value, language) },
    {
      source: 'formatNumber(value, language, { minimumDecimals: 2 })',
      run: (value, language) => formatNumber(value, language, { minimumDecimals: 2 }),
    },
    { source: 'formatPercent(value, language)', run: (value, language) => formatPercent(value, language) },
    { source: 'formatShortNumber(value, language)', run: formatShortNumber },
    { source: 'formatFileSize(value, language)', run: formatFileSize },
    {
      source: `formatMoney(value, language${options})`,
      run: (value, language) => formatMoney(value, language, chosen),
    },
    {
      source: `formatMoney(value, language${fixed})`,
      run: (value, language) => formatMoney(value, language, { ...chosen, fixed: true }),
    },
  ];
}

/** The formatters of numbers as they are, for a table of values. */
export const numberCalls: readonly Call<NumericInput>[] = [
  { source: 'formatNumber', run: (value, language) => formatNumber(value, language) },
  { source: 'formatPercent', run: (value, language) => formatPercent(value, language) },
  { source: 'formatShortNumber', run: formatShortNumber },
  { source: 'formatFileSize', run: formatFileSize },
  { source: 'formatMoney', run: (value, language) => formatMoney(value, language) },
];

/** The formatters of dates as they are, for a table of values. */
export const dateCalls: readonly Call<DateInput>[] = [
  { source: 'formatDate', run: formatDate },
  { source: 'formatClock', run: formatClock },
  { source: 'formatDateTime', run: formatDateTime },
];

/** Every formatter of moments, with the present moment as an argument. */
export function momentCalls(now: Date): readonly Call<string>[] {
  return [
    { source: 'formatDate(value, language)', run: formatDate },
    { source: 'formatClock(value)', run: formatClock },
    { source: 'formatDateTime(value, language)', run: formatDateTime },
    {
      source: 'formatNotificationTime(value, language, now)',
      run: (value, language) => formatNotificationTime(value, language, now),
    },
    { source: 'formatRelative(value, language, now)', run: (value, language) => formatRelative(value, language, now) },
    { source: 'formatWallClock(value, language)', run: formatWallClock },
    { source: 'toLocal(value)', run: (value) => literal(toLocal(value)) },
    { source: 'toUtc(value)', run: (value) => literal(toUtc(value)) },
  ];
}

/** Every function that parses user input; results are shown as source, `undefined` for none. */
export const readingCalls: readonly Call<string>[] = [
  { source: 'parseDecimal(text, language)', run: (text, language) => literal(parseDecimal(text, language)) },
  { source: 'parsePercent(text, language)', run: (text, language) => literal(parsePercent(text, language)) },
  { source: 'parseMoney(text, language)', run: (text, language) => literal(parseMoney(text, language)) },
  { source: 'parseDate(text, language)', run: (text, language) => literal(parseDate(text, language)) },
  { source: "parseWrittenNumber(text, 'thousands')", run: (text) => literal(parseWrittenNumber(text, 'thousands')) },
  { source: 'digits(text)', run: (text) => literal(digits(text)) },
];
