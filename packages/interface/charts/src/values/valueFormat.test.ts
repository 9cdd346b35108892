import { expect, test } from 'vitest';
import { summaryText } from './seriesFacts.ts';
import { valueWriter } from './valueFormat.ts';

test('values are written in full and short, in the language', () => {
  expect(valueWriter('number', 'de').full(128_412)).toBe('128.412');
  expect(valueWriter('number', 'en').full(128_412)).toBe('128,412');
  expect(valueWriter('number', 'de').short(128_412)).toBe('128,4K');
  expect(valueWriter('percent', 'de').short(4.82)).toBe('4,82\u00a0%');
  expect(valueWriter({ currency: 'EUR' }, 'en').full(90)).toBe('€90');
});

test('a function writes the values itself', () => {
  const write = valueWriter((value, language) => `${value} ${language === 'de' ? 'Tage' : 'days'}`, 'de');
  expect([write.full(3), write.short(3)]).toEqual(['3 Tage', '3 Tage']);
});

test('what is unknown is a dash, also of amounts', () => {
  const { full } = valueWriter({ currency: 'EUR' }, 'de');
  expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(full)).toEqual(['–', '–', '–', '–']);
});

test('a summary is made from first, last, lowest and highest of the known values', () => {
  const series = [
    {
      label: 'Klicks',
      points: [
        { label: 'Mo', value: null },
        { label: 'Di', value: 5 },
        { label: 'Mi', value: 9 },
        { label: 'Do', value: 2 },
        { label: 'Fr', value: 9 },
      ],
    },
    { label: 'Bestellungen', points: [{ label: 'Mo', value: null }] },
  ];
  const said = summaryText(
    (facts) =>
      facts
        .map(({ label, first, last, lowest, highest }) =>
          [label, first.label, last.text, lowest.label, highest.label].join(' '),
        )
        .join(),
    series,
    (value) => `${value}×`,
  );
  expect(said).toBe('Klicks Di 9× Do Mi');
  expect(summaryText('fertig', series, String)).toBe('fertig');
});
