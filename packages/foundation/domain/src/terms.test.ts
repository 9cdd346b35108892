import { expect, test } from 'vitest';
import { announcedTermsOn, TERMS_VERSIONS, termsVersionOn } from './terms.ts';

const versions = ['2024-01-15', '2026-11-21', '2027-03-28'] as const;

test('every version is a day, and each counts later than the one before', () => {
  for (const version of TERMS_VERSIONS) expect(new Date(version).toISOString()).toBe(`${version}T00:00:00.000Z`);
  expect(TERMS_VERSIONS).toEqual(TERMS_VERSIONS.toSorted());
  expect(new Set(TERMS_VERSIONS).size).toBe(TERMS_VERSIONS.length);
});

test.each([
  ['2023-12-31', '2024-01-15'],
  ['2024-01-15', '2024-01-15'],
  ['2026-11-20', '2024-01-15'],
  ['2026-11-21', '2026-11-21'],
  ['2027-03-27', '2026-11-21'],
  ['2030-01-01', '2027-03-28'],
])('on %s counts the version of %s', (day, version) => {
  expect(termsVersionOn(day, versions)).toBe(version);
});

test.each([
  ['2026-10-23', '2024-01-15'],
  ['2026-10-24', '2026-11-21'],
  ['2027-02-27', '2026-11-21'],
  ['2027-02-28', '2027-03-28'],
])('by %s brands were notified of the version of %s', (day, version) => {
  expect(announcedTermsOn(day, versions)).toBe(version);
});

test('without a list it is the list of the product', () => {
  expect(termsVersionOn('9999-12-31')).toBe(TERMS_VERSIONS.at(-1));
  expect(announcedTermsOn('9999-11-30')).toBe(TERMS_VERSIONS.at(-1));
});
