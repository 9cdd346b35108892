/*
 * These lists have words but no ids. What is stored is the plain English word in camel case, so that
 * labels may change; names are `<list>.<value>` in `lookupLabels`.
 */

/**
 * Sports a person does, names `sport.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#sports
 */
export const SPORTS = [
  'running',
  'cycling',
  'mountainBiking',
  'swimming',
  'gym',
  'crossFit',
  'yoga',
  'pilates',
  'dancing',
  'football',
  'handball',
  'basketball',
  'volleyball',
  'tennis',
  'padel',
  'badminton',
  'golf',
  'riding',
  'climbing',
  'hiking',
  'skiing',
  'snowboarding',
  'crossCountrySkiing',
  'iceSkating',
  'surfing',
  'sailing',
  'martialArts',
  'gymnastics',
  'skateboarding',
  'motorsports',
  'eSports',
  'none',
] as const;
/**
 * A sport.
 *
 * @source docs/domain/lookups.md#sports
 */
export type Sport = (typeof SPORTS)[number];

/**
 * What a person eats, names `nourishment.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const NOURISHMENTS = [
  'everything',
  'flexitarian',
  'vegetarian',
  'pescetarian',
  'vegan',
  'glutenFree',
  'lactoseFree',
  'halal',
  'kosher',
] as const;
/**
 * A way of eating.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Nourishment = (typeof NOURISHMENTS)[number];

/**
 * Relationship and marital status, names `relationshipStatus.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const RELATIONSHIP_STATUSES = [
  'single',
  'inRelationship',
  'engaged',
  'married',
  'separated',
  'divorced',
  'widowed',
  'notStated',
] as const;
/**
 * A relationship or marital status.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/**
 * Whether a person drinks alcohol, names `alcohol.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const ALCOHOL = ['yes', 'sometimes', 'no'] as const;
/**
 * Whether a person drinks alcohol.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Alcohol = (typeof ALCOHOL)[number];

/**
 * Smartphones a person uses, names `smartphone.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const SMARTPHONES = [
  'iphone',
  'androidSamsung',
  'androidGoogle',
  'androidXiaomi',
  'androidOther',
  'none',
] as const;
/**
 * A kind of smartphone.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Smartphone = (typeof SMARTPHONES)[number];

/**
 * Pets of a person, names `pet.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const PETS = ['dog', 'cat', 'horse', 'smallAnimal', 'bird', 'fish', 'reptile', 'none'] as const;
/**
 * A kind of pet.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Pet = (typeof PETS)[number];

/**
 * Mobility and means of transport, names `transport.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const TRANSPORT = [
  'car',
  'electricCar',
  'motorbike',
  'bicycle',
  'eBike',
  'publicTransport',
  'train',
  'drivingLicence',
] as const;
/**
 * A means of transport.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Transport = (typeof TRANSPORT)[number];

/**
 * Professions of testers, names `profession.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const PROFESSIONS = [
  'pupil',
  'trainee',
  'student',
  'employed',
  'civilServant',
  'selfEmployed',
  'parentalLeave',
  'homemaker',
  'retired',
  'jobSeeking',
] as const;
/**
 * A profession of a tester.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Profession = (typeof PROFESSIONS)[number];

/**
 * Highest degrees of testers, names `training.<value>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export const TRAININGS = [
  'none',
  'lowerSecondary',
  'secondary',
  'aLevels',
  'vocational',
  'masterCraftsman',
  'bachelor',
  'master',
  'doctorate',
] as const;
/**
 * A highest degree of a tester.
 *
 * @source docs/domain/lookups.md#personal-attributes
 */
export type Training = (typeof TRAININGS)[number];

/**
 * Numbers of children a person may state; no children is no entry.
 *
 * @source docs/domain/lookups.md#fixed-numbers
 */
export const CHILD_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
