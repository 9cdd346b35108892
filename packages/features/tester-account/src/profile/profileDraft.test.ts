import { describe, expect, test } from 'vitest';
import { buildProfile } from '../fixtures/profile.fixture.ts';
import { draftOf, isChanged, petsAfter, placesFor, toChange } from './profileDraft.ts';

const profile = buildProfile();

test('what is stored is not changed by being shown', () => {
  expect(isChanged(draftOf(profile), profile)).toBe(false);
  expect(isChanged({ ...draftOf(profile), ugcCampaign: !profile.ugcCampaign }, profile)).toBe(true);
});

test('each child has a place for its year of birth', () => {
  expect(placesFor(3, [2019, 2022])).toEqual([2019, 2022, null]);
  expect(placesFor(1, [2019, 2022])).toEqual([2019]);
  expect(placesFor(null, [2019])).toEqual([]);
});

describe('what is sent', () => {
  test('is the profile without what stays, with the version it was read in', () => {
    const sent = toChange({ ...draftOf(profile), street: '  ', birthYears: [2019, null] }, profile);
    expect(sent).toMatchObject({ street: null, childBirthYears: [2019], updatedAt: profile.updatedAt });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['email']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['dob']));
  });

  test('has no gender where none is known', () => {
    expect(toChange({ ...draftOf(profile), gender: null }, profile)).not.toHaveProperty('gender');
  });
});

test('no pets stands alone', () => {
  expect(petsAfter(['dog'], ['dog', 'none'])).toEqual(['none']);
  expect(petsAfter(['none'], ['none', 'cat'])).toEqual(['cat']);
  expect(petsAfter([], ['cat', 'dog'])).toEqual(['cat', 'dog']);
  expect(petsAfter(['none'], [])).toEqual([]);
});
