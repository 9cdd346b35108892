/**
 * Target groups of a campaign, also the genders a person may state; several may be chosen.
 * @source 000 §3; appendix L6
 */
export const TARGET_GROUPS = ['male', 'female', 'divers'] as const;
/**
 * A target group.
 * @source 000 §3
 */
export type TargetGroup = (typeof TARGET_GROUPS)[number];

/**
 * Age bands as the payload names them, from young to old.
 * @source 001 §3; appendix L7
 */
export const AGE_BANDS = ['until18', 'age18To24', 'age25To34', 'age35To44', 'age45To54', 'age55To64', 'above64'] as const;
/**
 * An age band.
 * @source 001 §3
 */
export type AgeBand = (typeof AGE_BANDS)[number];
