/**
 * Target groups of a campaign, also the genders a person may state; several may be chosen.
 *
 * @source docs/domain/lookups.md#target-groups
 */
export const TARGET_GROUPS = ['male', 'female', 'divers'] as const;
/**
 * A target group.
 *
 * @source docs/domain/enumerations.md#audiences
 */
export type TargetGroup = (typeof TARGET_GROUPS)[number];

/**
 * Age bands as the payload names them, from young to old.
 *
 * @source docs/domain/lookups.md#age-bands
 */
export const AGE_BANDS = [
  'until18',
  'age18To24',
  'age25To34',
  'age35To44',
  'age45To54',
  'age55To64',
  'above64',
] as const;
/**
 * An age band.
 *
 * @source docs/domain/enumerations.md#audiences
 */
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * Shares of an audience that are known in percent, in the groups that are the whole at the most.
 *
 * @source docs/domain/enumerations.md#audiences
 */
export const AUDIENCE_SHARES = {
  country: ['germany', 'austria', 'switzerland'],
  age: AGE_BANDS,
  gender: ['genderFemale', 'genderMale'],
} as const;
/**
 * A share of an audience.
 *
 * @source docs/domain/enumerations.md#audiences
 */
export type AudienceShare = (typeof AUDIENCE_SHARES)[keyof typeof AUDIENCE_SHARES][number];

/** What a sum of rounded shares may be. */
const MAX_PERCENT = 100.05;

/**
 * Whether shares of one group are more than the whole; what is unknown counts nothing.
 *
 * @source docs/domain/enumerations.md#audiences
 */
export const exceedsWhole = (shares: readonly (number | null | undefined)[]): boolean =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) > MAX_PERCENT;
