import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { FEDERAL_STATES } from '@resonanz/domain/lookups';
import type { Schema } from '../../platform/database/schema.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Changes } from '../accounts/door.ts';
import { findProfile, saveProfile, type StoredProfile } from './queries.ts';

/** What can be stored of a tester; the notes are the agency's alone. */
type Fields = components['schemas']['TesterFields'] & { notes?: string };

/** Fields of a tester by the names of the contract, with their columns. */
const columns = {
  gender: 'gender',
  dob: 'dob',
  country: 'country',
  federalState: 'federal_state',
  city: 'city',
  categories: 'categories',
  platforms: 'platforms',
  maritalStatus: 'marital_status',
  profession: 'profession',
  training: 'training',
  children: 'children',
  childBirthYears: 'child_birth_years',
  street: 'street',
  zip: 'zip',
  householdSize: 'household_size',
  nourishment: 'nourishment',
  pets: 'pets',
  ugcCampaign: 'ugc_campaign',
  regionalTests: 'regional_tests',
  notes: 'notes',
} as const satisfies Record<keyof Fields, keyof StoredProfile>;

const names = Object.keys(columns) as (keyof Fields)[];

const knownCategories = new Set<number>(TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]));
const knownStates = new Set<string>(Object.values(FEDERAL_STATES).flat());

/** Whether a federal state exists, and lies in a country that is known. */
export const isStateOf = (state: string | null, country: string | null): boolean =>
  state === null || (knownStates.has(state) && (country === null || state.startsWith(`${country}-`)));

/** Children of a household are at most so old, in whole years. */
const OLDEST_CHILD = 25;

/** Whether years of birth can be those of children today, and are no more than there are children. */
function fitsChildren(years: readonly number[], children: number | null, today: string): boolean {
  const thisYear = Number(today.slice(0, 4));
  return years.length <= (children ?? 0) && years.every((year) => year <= thisYear && year >= thisYear - OLDEST_CHILD);
}

/**
 * Rejects what the contract cannot express: unknown categories and states, a state of another country, a birthday in
 * the future, more years of birth than children, pets beside none.
 */
function check(
  { categories, federalState, country, dob, children, childBirthYears, pets }: Fields,
  before: StoredProfile | undefined,
  today: string,
): void {
  const errors: { field: string; key: string }[] = [];
  if (categories?.some((id) => !knownCategories.has(id)) === true)
    errors.push({ field: 'categories', key: 'invalidValue' });
  const state = federalState === undefined ? (before?.federal_state ?? null) : federalState;
  const home = country === undefined ? (before?.country ?? null) : country;
  if (!isStateOf(state, home)) errors.push({ field: 'federalState', key: 'invalidValue' });
  if (typeof dob === 'string' && dob > today) errors.push({ field: 'dob', key: 'outOfRange' });
  if (childBirthYears !== undefined || children !== undefined) {
    const years = childBirthYears ?? before?.child_birth_years ?? [];
    const count = children === undefined ? (before?.children ?? null) : children;
    if (!fitsChildren(years, count, today)) errors.push({ field: 'childBirthYears', key: 'outOfRange' });
  }
  if (pets !== undefined && pets.length > 1 && pets.includes('none'))
    errors.push({ field: 'pets', key: 'invalidValue' });
  if (errors.length > 0) throw invalidFields(errors);
}

/** What a new profile, or a change of one, would write, and what differs by it. */
export async function planProfile(
  tx: Kysely<Schema>,
  userId: number,
  fields: Fields,
  now: Date,
): Promise<{ changes: Changes; write(): Promise<void> }> {
  const before = await findProfile(tx, userId);
  check(fields, before, berlinDay(now));
  const sent = names.filter((name) => fields[name] !== undefined);
  const old = (name: keyof Fields): unknown => before?.[columns[name]] ?? null;
  const differs = (name: keyof Fields): boolean => JSON.stringify(old(name)) !== JSON.stringify(fields[name]);
  const changes = Object.fromEntries(sent.filter(differs).map((name) => [name, [old(name), fields[name]] as const]));
  const row = Object.fromEntries(sent.map((name) => [columns[name], fields[name]]));
  return { changes, write: () => saveProfile(tx, userId, row) };
}
