import type { Country, FederalState } from './lookups/regions.ts';

/**
 * States of a tester's newsletter: never asked for, waiting for the confirmation by mail, confirmed, ended.
 *
 * @source docs/domain/testers.md#newsletter-of-a-tester
 */
export const NEWSLETTER_STATES = ['none', 'waiting', 'confirmed', 'ended'] as const;

/**
 * A state of a tester's newsletter.
 *
 * @source docs/domain/testers.md#newsletter-of-a-tester
 */
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/**
 * What completeness of a profile looks at.
 *
 * @source docs/domain/testers.md#profile-of-a-tester
 */
export interface CompletableProfile {
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly country: Country | null;
  readonly federalState: FederalState | string | null;
  readonly householdSize: number | null;
  readonly children: number | null;
  readonly childBirthYears: readonly number[];
  readonly pets: readonly string[];
  readonly nourishment: string | null;
  readonly categories: readonly number[];
  readonly platforms: readonly string[];
  readonly maritalStatus: string | null;
  readonly profession: string | null;
  readonly training: string | null;
}

const isFilled = {
  address: ({ street, zip, city, country }) =>
    [street, zip, city, country].every((part) => part !== null && part !== ''),
  federalState: ({ federalState }) => federalState !== null,
  categories: ({ categories }) => categories.length > 0,
  household: ({ householdSize }) => householdSize !== null,
  // How many children there are is not enough: tests ask for their ages.
  children: ({ children, childBirthYears }) => children !== null && childBirthYears.length === children,
  pets: ({ pets }) => pets.length > 0,
  nourishment: ({ nourishment }) => nourishment !== null,
  platforms: ({ platforms }) => platforms.length > 0,
  profession: ({ profession }) => profession !== null,
  training: ({ training }) => training !== null,
  maritalStatus: ({ maritalStatus }) => maritalStatus !== null,
} as const satisfies Readonly<Record<string, (profile: CompletableProfile) => boolean>>;

/**
 * A part of the profile that opens tests.
 *
 * @source docs/domain/testers.md#profile-of-a-tester
 */
export type ProfilePart = keyof typeof isFilled;

/**
 * The parts of a profile in the order of their use: the address is needed for every product.
 *
 * @source docs/domain/testers.md#profile-of-a-tester
 */
export const PROFILE_PARTS = Object.keys(isFilled) as readonly ProfilePart[];

/**
 * How complete a profile is, in whole percent, and which parts are missing.
 *
 * @source docs/domain/testers.md#profile-of-a-tester
 */
export function profileCompleteness(profile: CompletableProfile): {
  readonly percent: number;
  readonly missing: readonly ProfilePart[];
} {
  const missing = PROFILE_PARTS.filter((part) => !isFilled[part](profile));
  return { percent: Math.round((100 * (PROFILE_PARTS.length - missing.length)) / PROFILE_PARTS.length), missing };
}
