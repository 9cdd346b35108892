import { expect, test } from 'vitest';
import { initials, shortName } from './name.ts';

test('the first word capitalised and the initial of the last [R-FMT-026]', () => {
  expect(
    ['anna maria schmidt', ' Katharina\t Brandt ', 'McKay lee', 'anna', '', '  ', 'özlem ünal', 'o'].map(shortName),
  ).toEqual(['Anna S.', 'Katharina B.', 'McKay L.', 'Anna', '', '', 'Özlem Ü.', 'O']);
  expect([shortName(null), shortName(undefined)]).toEqual(['', '']);
});

test('initials for portraits', () => {
  expect(['Lena Hartwig', 'Theresa von Aufseß-Rautenberg', 'lena', '', ' '].map(initials)).toEqual([
    'LH',
    'TA',
    'L',
    '',
    '',
  ]);
  expect([initials(null), initials(undefined)]).toEqual(['', '']);
});

test('capitals are those of Unicode, whatever the language', () => {
  expect(['i', 'ı', 'İ', 'ß', 'ǆ'].map(initials)).toEqual(['I', 'I', 'İ', 'SS', 'Ǆ']);
  expect(shortName('ilker ışık')).toBe('Ilker I.');
});

test('an initial is what readers see as one letter', () => {
  expect(['e\u0301milie o\u0308zil', '👩‍👧 🇩🇪', '👍🏽x ❤️y', '𝒜da 1️⃣'].map(initials)).toEqual([
    'E\u0301O\u0308',
    '👩‍👧🇩🇪',
    '👍🏽❤️',
    '𝒜1️⃣',
  ]);
  expect(['e\u0301milie o\u0308zil', '👩‍👧x y', 'ｗ z', '#️⃣ a'].map(shortName)).toEqual([
    'E\u0301milie O\u0308.',
    '👩‍👧x Y.',
    'Ｗ Z.',
    '#️⃣ A.',
  ]);
});

test('a zero-width joiner or a variation selector after a plain sign belongs to it', () => {
  expect(['©️ a', 'a\u200Db c'].map(initials)).toEqual(['©️A', 'A\u200DC']);
});

test('titles are no names', () => {
  const short = {
    'Dr. Henrike Vollmer': 'Henrike V.',
    'Prof. Dr. med. Henrike Vollmer': 'Henrike V.',
    'Dr Henrike Vollmer': 'Henrike V.',
    'Prof. Dr. h. c. mult. Henrike Vollmer': 'Henrike V.',
    'Dipl.-Ing. Jonas von und zu Aufseß': 'Jonas A.',
    'Dr.-Ing. Theresa Freifrau von Aufseß-Rautenberg': 'Theresa A.',
    'Dr. Vollmer': 'Vollmer',
    'Henrike Vollmer, LL.M.': 'Henrike V.',
    'Henrike Vollmer M.A.': 'Henrike V.',
    'Jonas Vollmer jun.': 'Jonas V.',
    'J. R. Vollmer': 'J. V.',
    'Ing Wen': 'Ing W.',
    'Chr. Vollmer': 'Chr. V.',
    'Dr.': 'Dr.',
  };
  expect(Object.keys(short).map(shortName)).toEqual(Object.values(short));
  expect(['Dr. Henrike Vollmer', 'Prof. Vollmer', 'Dr. von Aufseß', 'Henrike Vollmer MBA'].map(initials)).toEqual([
    'HV',
    'V',
    'VA',
    'HV',
  ]);
});
