import type { TesterProfile, TesterProfileChange } from '@resonanz/api-client/testerAccount';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { freeText } from '@resonanz/validators/freeText';
import type { messages as ruleMessages } from '@resonanz/validators/messages';
import { phone } from '@resonanz/validators/phone';

type Stored = Omit<
  TesterProfile,
  'email' | 'dob' | 'newsletter' | 'measuring' | 'friendCode' | 'updatedAt' | 'childBirthYears'
>;
type TextName = 'firstName' | 'lastName' | 'phone' | 'street' | 'zip' | 'city';

/** What the form holds: texts are empty instead of null, and each child has a place for its year of birth. */
export type ProfileDraft = Omit<Stored, TextName> &
  Readonly<Record<TextName, string>> & { readonly birthYears: readonly (number | null)[] };

/** A year of birth for each child; those that are not known are null. */
export const placesFor = (count: number | null, years: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: count ?? 0 }, (_, index) => years[index] ?? null);

/** The form as it begins. */
export const draftOf = (profile: TesterProfile): ProfileDraft => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone ?? '',
  gender: profile.gender,
  country: profile.country,
  federalState: profile.federalState,
  street: profile.street ?? '',
  zip: profile.zip ?? '',
  city: profile.city ?? '',
  householdSize: profile.householdSize,
  children: profile.children,
  birthYears: placesFor(profile.children, profile.childBirthYears),
  pets: profile.pets,
  nourishment: profile.nourishment,
  categories: profile.categories,
  platforms: profile.platforms,
  maritalStatus: profile.maritalStatus,
  profession: profile.profession,
  training: profile.training,
  ugcCampaign: profile.ugcCampaign,
  regionalTests: profile.regionalTests,
});

/** Whether something differs from what is stored. */
export const isChanged = (draft: ProfileDraft, profile: TesterProfile): boolean => {
  const stored = draftOf(profile);
  return (Object.keys(stored) as (keyof ProfileDraft)[]).some(
    (name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]),
  );
};

const orNull = (text: string): string | null => text.trim() || null;

/** The profile as it would be with the draft. */
export const withDraft = (profile: TesterProfile, { birthYears, ...draft }: ProfileDraft): TesterProfile => ({
  ...profile,
  ...draft,
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: orNull(draft.phone),
  street: orNull(draft.street),
  zip: orNull(draft.zip),
  city: orNull(draft.city),
  childBirthYears: birthYears.filter((year) => year !== null),
});

/** The draft as the server takes it. */
export function toChange(draft: ProfileDraft, profile: TesterProfile): TesterProfileChange {
  const {
    email: _,
    dob: __,
    newsletter: ___,
    measuring: ____,
    friendCode: _____,
    gender,
    ...fields
  } = withDraft(profile, draft);
  return { ...fields, ...(gender !== null && gender !== undefined && { gender }) };
}

const name = freeText({ isRequired: true });
const RULES = { firstName: name, lastName: name, phone: phone() } as const;

/** The first error of each field, in words; `zip` says what a postal code is. */
export function errorsOf(
  draft: ProfileDraft,
  t: Translate<MessageKey<typeof ruleMessages>>,
  zip: string,
): Partial<Record<TextName, string>> {
  const errors: Partial<Record<TextName, string>> = {};
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    if (field === 'phone' && draft.phone.trim() === '') continue;
    const issue = RULES[field].validate(draft[field]).issues?.[0];
    if (issue) errors[field] = t(issue.code, issue.params);
  }
  if (draft.zip.trim() !== '' && !/^\d{4,5}$/.test(draft.zip.trim())) errors.zip = zip;
  return errors;
}

/** Pets after a choice: none stands alone. */
export function petsAfter(before: readonly string[], chosen: readonly string[]): string[] {
  const choosesNone = chosen.includes('none') && !before.includes('none');
  return choosesNone ? ['none'] : chosen.filter((pet) => pet !== 'none' || chosen.length === 1);
}
