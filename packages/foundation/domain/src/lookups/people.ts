/*
 * Appendix L gives these lists words but no ids. What is stored is the plain English word in camel case, so that
 * labels may change; names are `<list>.<value>` in `lookupLabels`.
 */

/**
 * Sports a person does, names `sport.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L13
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
 * @source 000 §3; appendix L13
 */
export type Sport = (typeof SPORTS)[number];

/**
 * What a person eats, names `nourishment.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type Nourishment = (typeof NOURISHMENTS)[number];

/**
 * Relationship and marital status, names `relationshipStatus.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/**
 * Whether a person drinks alcohol, names `alcohol.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
 */
export const ALCOHOL = ['yes', 'sometimes', 'no'] as const;
/**
 * Whether a person drinks alcohol.
 *
 * @source 000 §3; appendix L15
 */
export type Alcohol = (typeof ALCOHOL)[number];

/**
 * Smartphones a person uses, names `smartphone.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type Smartphone = (typeof SMARTPHONES)[number];

/**
 * Pets of a person, names `pet.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
 */
export const PETS = ['dog', 'cat', 'horse', 'smallAnimal', 'bird', 'fish', 'reptile', 'none'] as const;
/**
 * A kind of pet.
 *
 * @source 000 §3; appendix L15
 */
export type Pet = (typeof PETS)[number];

/**
 * Mobility and means of transport, names `transport.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type Transport = (typeof TRANSPORT)[number];

/**
 * Professions of testers, names `profession.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type Profession = (typeof PROFESSIONS)[number];

/**
 * Highest degrees of testers, names `training.<value>` in `lookupLabels`.
 *
 * @source 000 §3; appendix L15
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
 * @source 000 §3; appendix L15
 */
export type Training = (typeof TRAININGS)[number];

/**
 * Numbers of children a person may state; whoever has none states none.
 *
 * @source 000 §3; appendix L22
 */
export const CHILD_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
