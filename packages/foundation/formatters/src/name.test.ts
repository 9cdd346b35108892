import { expect, test } from 'vitest';
import { initials, shortName } from './name.ts';

test('the first word capitalised and the initial of the last [R-FMT-026]', () => {
  expect(['anna maria schmidt', ' Katharina\t Brandt ', 'McKay lee', 'anna', '', '  ', 'özlem ünal', 'o'].map(shortName)).toEqual(['Anna S.', 'Katharina B.', 'McKay L.', 'Anna', '', '', 'Özlem Ü.', 'O']);
  expect([shortName(null), shortName(undefined)]).toEqual(['', '']);
});

test('initials for portraits', () => {
  expect(['Lena Hartwig', 'Theresa von Aufseß-Rautenberg', 'lena', '', ' '].map(initials)).toEqual(['LH', 'TA', 'L', '', '']);
  expect([initials(null), initials(undefined)]).toEqual(['', '']);
});

test('capitals are those of Unicode, whatever the language', () => {
  expect(['i', 'ı', 'İ', 'ß', 'ǆ'].map(initials)).toEqual(['I', 'I', 'İ', 'SS', 'Ǆ']);
  expect(shortName('ilker ışık')).toBe('Ilker I.');
});

test('an initial is what readers see as one letter', () => {
  expect(['e\u0301milie o\u0308zil', '👩‍👧 🇩🇪', '👍🏽x ❤️y', '𝒜da 1️⃣'].map(initials)).toEqual(['E\u0301O\u0308', '👩‍👧🇩🇪', '👍🏽❤️', '𝒜1️⃣']);
  expect(['e\u0301milie o\u0308zil', '👩‍👧x y', 'ｗ z', '#️⃣ a'].map(shortName)).toEqual(['E\u0301milie O\u0308.', '👩‍👧x Y.', 'Ｗ Z.', '#️⃣ A.']);
});

test('a zero-width joiner or a variation selector after a plain sign belongs to it', () => {
  expect(['©️ a', 'a\u200Db c'].map(initials)).toEqual(['©️A', 'A\u200DC']);
});
