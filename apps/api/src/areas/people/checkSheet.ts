import type { components } from '@resonanz/contract/types';
import { type FieldError, ApiError, invalidFields } from '../../platform/http/ApiError.ts';
import { checkedPerson, type PersonFields } from '../influencers/door.ts';
import type { PersonKind } from './personKind.ts';

type Sheet = components['schemas']['PersonSheet'];

/** Fields that influencers have as well; the same rules hold for them. */
const SHARED = [
  'firstName',
  'surname',
  'email',
  'mobile',
  'dob',
  'address',
  'gender',
  'category',
  'nourishment',
  'relationshipStatus',
  'alcohol',
  'smartphone',
  'pets',
  'athletic',
  'mobility',
  'country',
  'cities',
  'consentOn',
  'consentSource',
] as const satisfies readonly (keyof Sheet & keyof PersonFields)[];

function sharedFields(sheet: Sheet, today: string): { values: Partial<PersonFields>; errors: readonly FieldError[] } {
  const sent = Object.fromEntries(SHARED.map((field) => [field, sheet[field]])) as Partial<PersonFields>;
  try {
    return { values: checkedPerson(sent, undefined, today), errors: [] };
  } catch (error) {
    if (error instanceof ApiError && error.fieldErrors.length > 0) return { values: {}, errors: error.fieldErrors };
    throw error;
  }
}

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** Fields of the other kind, which would be invisible. */
function kindErrors(kind: PersonKind, sheet: Sheet): FieldError[] {
  const { height, clothingSize, shoeSize, hairColour, eyeColour, dayPrice, equipment, turnaroundDays, videoPrices } =
    sheet;
  const foreign =
    kind === 'model'
      ? { equipment, turnaroundDays, videoPrices }
      : { height, clothingSize, shoeSize, hairColour, eyeColour, dayPrice };
  return Object.entries(foreign)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([field]) => ({ field, key: 'invalidValue' }));
}

function ownErrors(kind: PersonKind, sheet: Sheet, today: string): FieldError[] {
  const errors = kindErrors(kind, sheet);
  if (sheet.children !== true && sheet.childrenAges.length > 0)
    errors.push({ field: 'childrenAges', key: 'invalidValue' });
  if (hasTwice(sheet.channels.map(({ platform }) => platform))) errors.push({ field: 'channels', key: 'invalidValue' });
  if (hasTwice(sheet.videoPrices.map(({ seconds }) => seconds)))
    errors.push({ field: 'videoPrices', key: 'invalidValue' });
  if (hasTwice(sheet.languages)) errors.push({ field: 'languages', key: 'invalidValue' });
  if (sheet.languages.length > 1 && sheet.languages.includes('none'))
    errors.push({ field: 'languages', key: 'noneWithOthers' });
  if (sheet.networkConsentOn !== null && sheet.networkConsentOn > today)
    errors.push({ field: 'networkConsentOn', key: 'futureDate' });
  return errors;
}

const highestOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((most, value) => (value === null || (most ?? -1) >= value ? most : value), null);

/** Returns a sheet to store, or throws 422 with an error for each invalid field; `today` is the calendar date in Berlin. */
export function checkedSheet(kind: PersonKind, sheet: Sheet, today: string) {
  const { values, errors } = sharedFields(sheet, today);
  const all = [...errors, ...ownErrors(kind, sheet, today)];
  if (all.length > 0) throw invalidFields(all);
  const {
    firstName = '',
    surname = '',
    email = null,
    mobile = null,
    dob = null,
    address = null,
    cities = null,
    consentOn = null,
    consentSource = null,
  } = values;
  const videoPrices = sheet.videoPrices.toSorted((one, other) => one.seconds - other.seconds);
  return {
    first_name: firstName,
    surname,
    email,
    mobile,
    dob,
    address,
    gender: sheet.gender,
    country: sheet.country,
    city: cities,
    categories: sheet.category,
    languages: sheet.languages,
    nourishment: sheet.nourishment,
    relationship_status: sheet.relationshipStatus,
    has_children: sheet.children,
    children_ages: sheet.childrenAges,
    alcohol: sheet.alcohol,
    smartphone: sheet.smartphone,
    pets: sheet.pets,
    athletic: sheet.athletic,
    mobility: sheet.mobility,
    channels: JSON.stringify(sheet.channels),
    followers: highestOf(sheet.channels.map(({ followers }) => followers)),
    height: sheet.height,
    clothing_size: sheet.clothingSize,
    shoe_size: sheet.shoeSize,
    hair_colour: sheet.hairColour,
    eye_colour: sheet.eyeColour,
    equipment: sheet.equipment,
    turnaround_days: sheet.turnaroundDays,
    day_price: sheet.dayPrice,
    video_prices: JSON.stringify(videoPrices),
    price: kind === 'model' ? sheet.dayPrice : (videoPrices[0]?.price ?? null),
    notes: sheet.notes.trim(),
    consent_on: consentOn,
    consent_source: consentSource,
    network_consent_on: sheet.networkConsentOn,
  };
}
