// Are the formatters at least level with making an Intl object for each value, with numbro and with date-fns?
import { TZDate } from '@date-fns/tz';
import { format, formatDistanceStrict } from 'date-fns';
import { de, enUS } from 'date-fns/locale';
import numbro from 'numbro';
import { formatDate, formatDateTime, formatRelative } from '../packages/foundation/formatters/exports/date.ts';
import { formatMoney } from '../packages/foundation/formatters/exports/money.ts';
import { formatNumber, formatShortNumber } from '../packages/foundation/formatters/exports/number.ts';
import { sideBySide, task } from './sideBySide.ts';

const english = numbro.languageData('en-US');
numbro.registerLanguage({ ...english, languageTag: 'de-DE', delimiters: { thousands: '.', decimal: ',' } });
// Its own abbreviations are small letters; the tag must look like a real one.
numbro.registerLanguage({
  ...english,
  languageTag: 'en-ZZ',
  abbreviations: { thousand: 'K', million: 'M', billion: 'B', trillion: 'T' },
});
const decimals = { thousandSeparated: true, mantissa: 2, trimMantissa: true } as const;
const numbroIn =
  (language: string, options: numbro.Format) =>
  (value: number): string => {
    numbro.setLanguage(language);
    return numbro(value).format(options);
  };

const numbers = Array.from({ length: 64 }, (_, at) => Math.round(1.37 ** at * 100 * 1.7) / 100).filter(
  (value) => value < 1e9,
);
const followers = Array.from({ length: 64 }, (_, at) => Math.round(1.4 ** at * 37)).filter((value) => value < 1e14);
const days = Array.from(
  { length: 60 },
  (_, at) => `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
);
const moments = Array.from(
  { length: 60 },
  (_, at) => new Date(Date.UTC(2026, at % 12, (at % 28) + 1, (at * 7) % 24, at)),
);
const now = new Date('2026-10-12T14:30:00Z');
const past = Array.from({ length: 60 }, (_, at) => new Date(now.getTime() - (30 + at * 1399) * 1000));

const berlin = { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function intlRelative(value: Date, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale);
  const seconds = Math.floor((now.getTime() - value.getTime()) / 1000);
  if (seconds < 60) return relative.format(-seconds, 'second');
  return seconds < 3600
    ? relative.format(-Math.floor(seconds / 60), 'minute')
    : relative.format(-Math.floor(seconds / 3600), 'hour');
}

sideBySide([
  task('number DE', numbers, [
    { name: '@resonanz/formatters', run: (value) => formatNumber(value, 'de') },
    { name: 'fresh Intl', run: (value) => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(value) },
    { name: 'numbro', run: numbroIn('de-DE', decimals) },
  ]),
  task('number EN', numbers, [
    { name: '@resonanz/formatters', run: (value) => formatNumber(value, 'en') },
    { name: 'fresh Intl', run: (value) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value) },
    { name: 'numbro', run: numbroIn('en-US', decimals) },
  ]),
  task('money DE (EUR)', numbers, [
    { name: '@resonanz/formatters', run: (value) => formatMoney(value, 'de') },
    {
      name: 'fresh Intl',
      run: (value) =>
        new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 }).format(value),
    },
    { name: 'numbro', run: (value) => `${numbroIn('de-DE', decimals)(value)}\u00A0€` },
  ]),
  task('money EN (USD)', numbers, [
    { name: '@resonanz/formatters', run: (value) => formatMoney(value, 'en') },
    {
      name: 'fresh Intl',
      run: (value) =>
        new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }).format(value),
    },
    { name: 'numbro', run: (value) => `$${numbroIn('en-US', decimals)(value)}` },
  ]),
  task('short number EN', followers, [
    { name: '@resonanz/formatters', run: (value) => formatShortNumber(value, 'en') },
    {
      name: 'fresh Intl',
      run: (value) => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value),
    },
    { name: 'numbro', run: numbroIn('en-ZZ', { average: true, lowPrecision: false, mantissa: 1, trimMantissa: true }) },
  ]),
  task('day DE', days, [
    { name: '@resonanz/formatters', run: (value) => formatDate(value, 'de') },
    {
      name: 'fresh Intl',
      run: (value) => new Intl.DateTimeFormat('de-DE', { ...berlin, timeZone: 'UTC' }).format(new Date(value)),
    },
    { name: 'date-fns', run: (value) => format(`${value}T00:00`, 'dd.MM.yyyy') },
  ]),
  task('date in Berlin DE', moments, [
    { name: '@resonanz/formatters', run: (value) => formatDate(value, 'de') },
    { name: 'fresh Intl', run: (value) => new Intl.DateTimeFormat('de-DE', berlin).format(value) },
    { name: 'date-fns', run: (value) => format(new TZDate(value, 'Europe/Berlin'), 'dd.MM.yyyy') },
  ]),
  task('date-time in Berlin DE', moments, [
    { name: '@resonanz/formatters', run: (value) => formatDateTime(value, 'de') },
    {
      name: 'fresh Intl',
      run: (value) => `${new Intl.DateTimeFormat('de-DE', { ...berlin, ...clock }).format(value)} Uhr`,
    },
    { name: 'date-fns', run: (value) => format(new TZDate(value, 'Europe/Berlin'), "dd.MM.yyyy, HH:mm 'Uhr'") },
  ]),
  task('relative DE', past, [
    { name: '@resonanz/formatters', run: (value) => formatRelative(value, 'de', now) },
    { name: 'fresh Intl', run: (value) => intlRelative(value, 'de-DE') },
    {
      name: 'date-fns',
      run: (value) => formatDistanceStrict(value, now, { addSuffix: true, roundingMethod: 'floor', locale: de }),
    },
  ]),
  task('relative EN', past, [
    { name: '@resonanz/formatters', run: (value) => formatRelative(value, 'en', now) },
    { name: 'fresh Intl', run: (value) => intlRelative(value, 'en-US') },
    {
      name: 'date-fns',
      run: (value) => formatDistanceStrict(value, now, { addSuffix: true, roundingMethod: 'floor', locale: enUS }),
    },
  ]),
]);
