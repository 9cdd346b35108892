import { expect, test } from 'vitest';
import { cellTexts } from './cellText.ts';
import type { GridColumn, GridValue } from './GridColumn.ts';

const german = cellTexts('de-DE', { yes: 'Ja', no: 'Nein' });
const english = cellTexts('en-US', { yes: 'Yes', no: 'No' });
const read = () => null;
const money: GridColumn<object> = { id: 'm', header: 'Budget', kind: 'money', read };
const signed: GridColumn<object> = {
  id: 'n',
  header: 'Differenz',
  kind: 'number',
  fractionDigits: 1,
  allowsNegative: true,
  read,
};
const day: GridColumn<object> = { id: 'd', header: 'Termin', kind: 'date', read };
const options = [
  { id: 1, label: 'Offen' },
  { id: 2, label: 'Freigegeben' },
];
const state: GridColumn<object> = { id: 's', header: 'Content', kind: 'select', options, read };
const tags: GridColumn<object> = { id: 't', header: 'Tags', kind: 'multi-select', options, read: () => [] };
const published: GridColumn<object> = { id: 'p', header: 'Veröffentlicht', kind: 'switch', read: () => false };

test.each<[string, GridColumn<object>, GridValue | undefined]>([
  ['1.850,50 €', money, 1850.5],
  ['1.850', money, 1850],
  ['1850.5', money, 1850.5],
  ['1.85,5', money, undefined],
  ['0,125', money, 0.13],
  ['-5', money, undefined],
  ['−5,25', signed, -5.3],
  ['viel', money, undefined],
  ['', money, null],
  ['14.10.2026', day, '2026-10-14'],
  ['3.2.27', day, '2027-02-03'],
  ['31.02.2026', day, undefined],
  ['2026-10-14', day, '2026-10-14'],
  ['freigegeben', state, 2],
  ['Fertig', state, undefined],
  ['', state, undefined],
  ['Offen; Freigegeben', tags, [1, 2]],
  ['Offen, Unsinn', tags, undefined],
  ['ja', published, true],
  ['0', published, false],
  ['vielleicht', published, undefined],
])('in German, "%s" in %o', (text, column, value) => {
  expect(german.read(column, text, {})).toEqual(value);
});

test('English reads and writes its own marks', () => {
  expect(english.read(money, '1,850.50', {})).toBe(1850.5);
  expect(english.read(money, '1.850,50', {})).toBeUndefined();
  expect(english.shown(money, 1850.5)).toBe('€1,850.50');
  expect(english.shown(day, '2026-10-14')).toBe('2026-10-14');
});

test('English puts units where it writes them, and reads them there', () => {
  const francs: GridColumn<object> = { ...money, unit: 'CHF' };
  const share: GridColumn<object> = {
    id: 'p',
    header: 'Commission',
    kind: 'number',
    unit: '%',
    allowsNegative: true,
    read,
  };
  const views: GridColumn<object> = { id: 'v', header: 'Views', kind: 'number', unit: 'views', read };
  expect(english.shown(francs, 1850.5)).toBe('CHF\u00a01,850.50');
  expect(english.shown({ ...money, allowsNegative: true } as GridColumn<object>, -5)).toBe('-€5.00');
  expect(english.shown(share, 22)).toBe('22%');
  expect(english.shown(views, 1200)).toBe('1,200\u00a0views');
  expect(english.read(money, '€1,850.50', {})).toBe(1850.5);
  expect(english.read(francs, 'CHF 1,850.50', {})).toBe(1850.5);
  expect(english.read(share, '22%', {})).toBe(22);
  expect(german.shown(share, 22)).toBe('22\u00a0%');
});

test('cells show units, the clipboard and fields do without', () => {
  expect(german.shown(money, 1850)).toBe('1.850,00\u00a0€');
  expect(german.copied(money, 1850.125, {})).toBe('1.850,125');
  expect(german.copied(tags, [2, 1], {})).toBe('Freigegeben, Offen');
  expect(german.copied(published, true, {})).toBe('Ja');
  expect(german.shown(money, null)).toBe('');
});
