import { describe, expect, test } from 'vitest';
import { conditionsOf, fitOf, fitsAll, type ProjectConditions, type TesterFacts } from './conditions.ts';

const TODAY = '2026-05-04';
const forAll: ProjectConditions = {
  ageFrom: null,
  ageTo: null,
  genders: [],
  countries: [],
  federalStates: [],
  minChildren: null,
  childAgeFrom: null,
  childAgeTo: null,
  category: 82,
  needsCategory: false,
};
const svenja: TesterFacts = {
  dob: '1991-05-05',
  gender: 'female',
  country: 'DE',
  federalState: 'DE-NW',
  children: 2,
  childAges: [3, 9],
  categories: [82, 26],
  missedDeadlines: 1,
};
const nobody: TesterFacts = {
  dob: null,
  gender: null,
  country: null,
  federalState: null,
  children: null,
  childAges: [],
  categories: [],
  missedDeadlines: 0,
};

const fit = (name: string, project: Partial<ProjectConditions>, tester: Partial<TesterFacts> = {}) => {
  const all = fitOf({ ...forAll, ...project }, { ...svenja, ...tester }, TODAY);
  const { fit: verdict, own } = all.find(({ condition }) => condition === name) ?? {};
  return [verdict, own];
};

describe('conditions of a product test', () => {
  test('are shown where they are asked for, age, region, gender and deadlines always', () => {
    expect(conditionsOf(forAll)).toEqual(['age', 'region', 'gender', 'deadlines']);
    expect(conditionsOf({ ...forAll, minChildren: 1, needsCategory: true })).toEqual([
      'age',
      'region',
      'gender',
      'children',
      'category',
      'deadlines',
    ]);
    expect(conditionsOf({ ...forAll, childAgeFrom: 0 })).toContain('children');
    expect(conditionsOf({ ...forAll, childAgeTo: 3 })).toContain('children');
    expect(conditionsOf({ ...forAll, needsCategory: true, category: null })).not.toContain('category');
  });

  test('that leave nobody out are met by an empty profile', () => {
    expect(fitOf(forAll, nobody, TODAY)).toEqual([
      { condition: 'age', fit: 'met', own: null },
      { condition: 'region', fit: 'met', own: null },
      { condition: 'gender', fit: 'met', own: null },
      { condition: 'deadlines', fit: 'met', own: '0' },
    ]);
  });

  test('compare the age in whole years of the day, both ends included', () => {
    expect(fit('age', {})).toEqual(['met', '34']);
    expect(fit('age', { ageFrom: 34 })).toEqual(['met', '34']);
    expect(fit('age', { ageFrom: 35 })).toEqual(['notMet', '34']);
    expect(fit('age', { ageTo: 34 })).toEqual(['met', '34']);
    expect(fit('age', { ageTo: 33 })).toEqual(['notMet', '34']);
    expect(fit('age', { ageFrom: 18, ageTo: 60 }, { dob: null })).toEqual(['unknown', null]);
  });

  test('compare the region by country and by federal state', () => {
    expect(fit('region', { countries: ['DE', 'AU'] })).toEqual(['met', 'DE-NW']);
    expect(fit('region', { countries: ['CH'] })).toEqual(['notMet', 'DE-NW']);
    expect(fit('region', { federalStates: ['DE-NW', 'DE-NI'] })).toEqual(['met', 'DE-NW']);
    expect(fit('region', { federalStates: ['DE-NI'] })).toEqual(['notMet', 'DE-NW']);
    expect(fit('region', { countries: ['DE'] }, { country: null })).toEqual(['met', 'DE-NW']);
    expect(fit('region', { countries: ['DE'] }, { country: null, federalState: null })).toEqual(['unknown', null]);
  });

  test('leave the region open while the federal state is unknown, unless the country excludes all of them', () => {
    expect(fit('region', { federalStates: ['DE-NI'] }, { federalState: null })).toEqual(['unknown', 'DE']);
    expect(fit('region', { federalStates: ['AU-9'] }, { federalState: null })).toEqual(['notMet', 'DE']);
    expect(fit('region', { federalStates: ['DE-NI'] }, { federalState: null, country: null })).toEqual([
      'unknown',
      null,
    ]);
  });

  test('compare the gender', () => {
    expect(fit('gender', { genders: ['female', 'divers'] })).toEqual(['met', 'female']);
    expect(fit('gender', { genders: ['male'] })).toEqual(['notMet', 'female']);
    expect(fit('gender', { genders: ['male'] }, { gender: null })).toEqual(['unknown', null]);
  });

  test('compare how many children there are', () => {
    expect(fit('children', { minChildren: 2 })).toEqual(['met', '2']);
    expect(fit('children', { minChildren: 3 })).toEqual(['notMet', '2']);
    expect(fit('children', { minChildren: 1 }, { children: null })).toEqual(['unknown', null]);
  });

  test('want one child of the age that is asked for', () => {
    expect(fit('children', { childAgeFrom: 2, childAgeTo: 4 })).toEqual(['met', '2']);
    expect(fit('children', { childAgeFrom: 9 })).toEqual(['met', '2']);
    expect(fit('children', { childAgeTo: 3 })).toEqual(['met', '2']);
    expect(fit('children', { childAgeFrom: 4, childAgeTo: 8 })).toEqual(['notMet', '2']);
    expect(fit('children', { childAgeFrom: 4, childAgeTo: 8 }, { childAges: [3] })).toEqual(['unknown', '2']);
    expect(fit('children', { childAgeTo: 3 }, { children: 0, childAges: [] })).toEqual(['notMet', '0']);
    expect(fit('children', { minChildren: 0 }, { children: 0, childAges: [] })).toEqual(['met', '0']);
  });

  test('take a chosen category or its main category for interest', () => {
    expect(fit('category', { needsCategory: true })).toEqual(['met', '82']);
    expect(fit('category', { needsCategory: true }, { categories: [8] })).toEqual(['met', '8']);
    expect(fit('category', { needsCategory: true }, { categories: [26] })).toEqual(['notMet', null]);
    expect(fit('category', { needsCategory: true }, { categories: [] })).toEqual(['unknown', null]);
  });

  test('leave out whoever has missed three deadlines', () => {
    expect(fit('deadlines', {}, { missedDeadlines: 2 })).toEqual(['met', '2']);
    expect(fit('deadlines', {}, { missedDeadlines: 3 })).toEqual(['notMet', '3']);
  });

  test('fit a tester when all of them are met', () => {
    expect(fitsAll(fitOf(forAll, svenja, TODAY))).toBe(true);
    expect(fitsAll(fitOf({ ...forAll, genders: ['male'] }, svenja, TODAY))).toBe(false);
    expect(fitsAll(fitOf({ ...forAll, genders: ['male'] }, nobody, TODAY))).toBe(false);
  });
});
