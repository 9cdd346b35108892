import { describe, expect, test } from 'vitest';
import { OF_AGE, ageBandOf, ageOn, agesOfBand } from './age.ts';
import { AGE_BANDS } from './enumerations/audiences.ts';

describe('ageOn', () => {
  test.each([
    ['1996-04-02', '2026-04-01', 29],
    ['1996-04-02', '2026-04-02', 30],
    ['1996-12-31', '2026-01-01', 29],
    // Anyone born on a leap day turns a year older on the first of March in other years.
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-05-05', '2026-05-05', 0],
  ])('born on %s, on %s: %i years', (dob, day, age) => {
    expect(ageOn(dob, day)).toBe(age);
  });

  test('unknown without a date of birth', () => {
    expect(ageOn(null, '2026-04-02')).toBeNull();
  });
});

describe('ageBandOf', () => {
  test.each([
    [0, 'until18'],
    [17, 'until18'],
    [18, 'age18To24'],
    [24, 'age18To24'],
    [25, 'age25To34'],
    [44, 'age35To44'],
    [45, 'age45To54'],
    [64, 'age55To64'],
    [65, 'above64'],
    [101, 'above64'],
  ])('%i years: %s', (age, band) => {
    expect(ageBandOf(age)).toBe(band);
  });

  test.each([null, -1])('%s years: none', (age) => {
    expect(ageBandOf(age)).toBeNull();
  });
});

test('bands follow each other without a gap, and the last one is open', () => {
  const spans = AGE_BANDS.map(agesOfBand);
  expect(spans[0]).toEqual({ from: 0, to: 17 });
  expect(spans.at(-1)).toEqual({ from: 65, to: undefined });
  expect(spans.slice(1).map(({ from }) => from - 1)).toEqual(spans.slice(0, -1).map(({ to }) => to));
  for (const band of AGE_BANDS) expect(ageBandOf(agesOfBand(band).from)).toBe(band);
});

test('who is of age is in none of the bands before', () => {
  expect([ageBandOf(OF_AGE), ageBandOf(OF_AGE - 1)]).toEqual(['age18To24', 'until18']);
});
