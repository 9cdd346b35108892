import { describe, expect, test } from 'vitest';
import { type CompletableProfile, PROFILE_PARTS, profileCompleteness } from './testerProfile.ts';

const EMPTY: CompletableProfile = {
  street: null,
  zip: null,
  city: null,
  country: null,
  federalState: null,
  householdSize: null,
  children: null,
  childBirthYears: [],
  pets: [],
  nourishment: null,
  categories: [],
  platforms: [],
  maritalStatus: null,
  profession: null,
  training: null,
};
const FULL: CompletableProfile = {
  street: 'Lindenweg 3',
  zip: '34117',
  city: 'Kassel',
  country: 'DE',
  federalState: 'DE-HE',
  householdSize: 3,
  children: 1,
  childBirthYears: [2018],
  pets: ['none'],
  nourishment: 'vegetarian',
  categories: [11],
  platforms: ['INSTAGRAM'],
  maritalStatus: 'married',
  profession: 'employed',
  training: 'bachelor',
};

describe('completeness of a profile', () => {
  test('is nothing for an empty one, with every part missing', () => {
    expect(profileCompleteness(EMPTY)).toEqual({ percent: 0, missing: PROFILE_PARTS });
  });

  test('is a hundred percent for a full one', () => {
    expect(profileCompleteness(FULL)).toEqual({ percent: 100, missing: [] });
  });

  test.each([
    ['address', { street: '' }],
    ['address', { zip: null }],
    ['address', { city: null }],
    ['address', { country: null }],
    ['federalState', { federalState: null }],
    ['categories', { categories: [] }],
    ['household', { householdSize: null }],
    ['children', { children: null }],
    ['pets', { pets: [] }],
    ['nourishment', { nourishment: null }],
    ['platforms', { platforms: [] }],
    ['profession', { profession: null }],
    ['training', { training: null }],
    ['maritalStatus', { maritalStatus: null }],
  ] as const)('lacks the part %s with %o', (part, change) => {
    expect(profileCompleteness({ ...FULL, ...change })).toEqual({ percent: 91, missing: [part] });
  });

  test('needs the birth year of every child', () => {
    expect(profileCompleteness({ ...FULL, children: 2 }).missing).toEqual(['children']);
    expect(profileCompleteness({ ...FULL, children: 0, childBirthYears: [] }).missing).toEqual([]);
  });
});
