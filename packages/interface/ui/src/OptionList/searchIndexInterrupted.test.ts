import { expect, test } from 'vitest';
import { search, searchIndexOf } from './searchIndex.ts';

// Every name has its place far from where it is given.
const made = () =>
  Array.from({ length: 3210 }, (_, at) => ({
    id: at,
    label: `${['Öl', 'Zoé', 'Apfel'][at % 3] ?? ''} ${(at * 7) % 3210}`,
  }));
const { compare } = new Intl.Collator('de-DE', { numeric: true });
const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label);

test.each([0, 1, 4, 12, 20, 40])('typing and opening after %i idle steps give what a finished index gives', (steps) => {
  const options = made();
  const sorted = labelsOf(options).sort(compare);
  const index = searchIndexOf(options, 'de-DE', 'alphabetical');
  for (let step = 0; step < steps; step += 1) index.advance();
  expect(labelsOf(search(index, '32 ol'))).toEqual(
    sorted.filter((label) => label.startsWith('Öl') && label.includes('32')),
  );
  expect(labelsOf(index.options)).toEqual(sorted);
});

test('equal labels keep their order', () => {
  const options = Array.from({ length: 1600 }, (_, id) => ({ id, label: id % 2 === 0 ? 'Zoé' : 'Alpen' }));
  const ids = searchIndexOf(options, 'de-DE', 'alphabetical').options.map(({ id }) => id);
  expect(ids).toEqual([...ids.filter((id) => id % 2 === 1), ...ids.filter((id) => id % 2 === 0)]);
  expect(ids.slice(0, 800)).toEqual(ids.slice(0, 800).toSorted((a, b) => a - b));
});

test('an array that is in order stays the same array', () => {
  const options = ['Alpen', 'Öl', 'Zoé'].map((label, id) => ({ id, label }));
  expect(searchIndexOf(options, 'de-DE', 'alphabetical').options).toBe(options);
});

test('narrowing letter by letter finds what asking at once finds', () => {
  for (const word of ['zoe 1', 'oel 20', 'apfel', 'σας']) {
    const narrowed = searchIndexOf([...made(), { id: -1, label: 'ΣΑΣ ΣΑΣΑ' }], 'de-DE', 'alphabetical');
    const asked = searchIndexOf([...made(), { id: -1, label: 'ΣΑΣ ΣΑΣΑ' }], 'de-DE', 'alphabetical');
    for (let length = 1; length < word.length; length += 1) search(narrowed, word.slice(0, length));
    expect(labelsOf(search(narrowed, word))).toEqual(labelsOf(search(asked, word)));
    expect(search(asked, word).length).toBeGreaterThan(0);
  }
});
