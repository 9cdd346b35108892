import { expect, test } from 'vitest';
import { fold, spellOut } from './fold.ts';
import { search, searchIndexOf } from './searchIndex.ts';

const labels = [
  'Zoé',
  'Ötztaler Wolle',
  'Oststern',
  'Müller',
  'Mueller',
  'Straße 10',
  'Straße 9',
  'Łódź',
  'Nordlicht Brillen',
];
const options = labels.map((label, id) => ({ id, label }));
const found = (query: string, order: 'alphabetical' | 'given' = 'alphabetical') =>
  search(searchIndexOf(options, 'de-DE', order), query).map(({ label }) => label);

test('folding drops case, accents and ligatures', () => {
  expect(fold('ÖTZTALER Straße')).toBe('otztaler strasse');
  expect(fold('Łódź')).toBe('lodz');
  expect(fold('Zoe\u0301')).toBe('zoe');
  expect(spellOut('Müller')).toBe('mueller');
});

test('typographic signs are found with those of the keyboard', () => {
  expect(fold('Nordlicht – „Été“ ’26')).toBe('nordlicht - "ete" \'26');
});

test('sorts as German dictionaries do, numbers by value', () => {
  expect(found('')).toEqual([
    'Łódź',
    'Mueller',
    'Müller',
    'Nordlicht Brillen',
    'Oststern',
    'Ötztaler Wolle',
    'Straße 9',
    'Straße 10',
    'Zoé',
  ]);
  expect(found('', 'given')).toEqual(labels);
});

test('plain, accented and spelled-out letters find each other', () => {
  expect(found('muller')).toEqual(['Müller']);
  expect(found('mueller')).toEqual(['Mueller', 'Müller']);
  expect(found('MÜLLER')).toEqual(['Mueller', 'Müller']);
  expect(found('otz')).toEqual(['Ötztaler Wolle']);
  expect(found('strasse')).toEqual(['Straße 9', 'Straße 10']);
});

test('finds every word wherever it stands, beginnings first', () => {
  expect(found('brillen nord')).toEqual(['Nordlicht Brillen']);
  expect(found('st')).toEqual(['Straße 9', 'Straße 10', 'Oststern']);
  expect(found('brillen süd')).toEqual([]);
});

test('the index of an array is made once', () => {
  expect(searchIndexOf(options, 'de-DE', 'alphabetical')).toBe(searchIndexOf(options, 'de-DE', 'alphabetical'));
  expect(searchIndexOf([...options], 'de-DE', 'alphabetical')).not.toBe(
    searchIndexOf(options, 'de-DE', 'alphabetical'),
  );
});

test('one of a hundred thousand labels is found', () => {
  const many = Array.from({ length: 100_000 }, (_, id) => ({ id, label: `Kampagne ${id} – Frühjahrskur` }));
  expect(search(searchIndexOf(many, 'de-DE', 'given'), '99999 fruh').map(({ id }) => id)).toEqual([99_999]);
});
