import type { Selectable, Updateable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { CATEGORY_IDS } from '@resonanz/domain/lookups';
import { SPORTS } from '@resonanz/domain/people';
import { calendarDate } from '@resonanz/validators/dateText';
import { email } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import { iban } from '@resonanz/validators/iban';
import { phone } from '@resonanz/validators/phone';
import type { Validator } from '@resonanz/validators/schema';
import { type FieldError, invalidFields } from '../../../platform/http/ApiError.ts';
import type { InfluencersTable } from '../tables.ts';

/** A field of a person that can be edited. */
export type PersonField = components['schemas']['MergeField'];
/** The editable fields of a person. */
export type PersonFields = Pick<components['schemas']['InfluencerRecord'], PersonField>;

/** The column of each wire field. */
export const PERSON_COLUMNS = {
  firstName: 'first_name',
  surname: 'surname',
  email: 'email',
  mobile: 'mobile',
  dob: 'dob',
  address: 'address',
  gender: 'gender',
  category: 'categories',
  nourishment: 'nourishment',
  relationshipStatus: 'relationship_status',
  numberOfChildren: 'number_of_children',
  alcohol: 'alcohol',
  smartphone: 'smartphone',
  pets: 'pets',
  athletic: 'athletic',
  mobility: 'mobility',
  country: 'country',
  cities: 'city',
  management: 'management',
  buyOut: 'buy_out',
  iban: 'iban',
  accountRecipient: 'account_recipient',
  taxId: 'tax_id',
  smallBusiness: 'small_business',
  consentOn: 'consent_on',
  consentSource: 'consent_source',
} as const satisfies Record<PersonField, keyof InfluencersTable>;

/** Every editable field, in the order of the wire. */
export const PERSON_FIELDS = Object.keys(PERSON_COLUMNS) as PersonField[];

/** Fields that are masked for users who may not edit. */
export const MASKED_FIELDS: readonly string[] = ['iban', 'dob', 'address'] satisfies PersonField[];

type Row = Selectable<InfluencersTable>;

/** The editable fields of a stored person as they travel. */
export function personFieldsOf(row: Row): PersonFields {
  return Object.fromEntries(PERSON_FIELDS.map((field) => [field, row[PERSON_COLUMNS[field]]])) as PersonFields;
}

/** The same fields under the names of their columns. */
export function columnsOf(
  fields: Partial<PersonFields>,
): Pick<Updateable<InfluencersTable>, (typeof PERSON_COLUMNS)[PersonField]> {
  const entries = Object.entries(fields) as [PersonField, unknown][];
  return Object.fromEntries(entries.map(([field, value]) => [PERSON_COLUMNS[field], value]));
}

const personName = freeText({ maxLength: 100 });
const properName = freeText({ maxLength: 200, allowsNumbers: true });
const texts = (country: string | null | undefined): Partial<Record<PersonField, Validator<string, string>>> => ({
  firstName: personName,
  surname: personName,
  email,
  mobile: phone({ country: country ?? 'DE' }),
  dob: calendarDate,
  address: freeText({ maxLength: 500 }),
  cities: freeText({ maxLength: 200 }),
  management: properName,
  iban,
  accountRecipient: properName,
  consentOn: calendarDate,
  consentSource: properName,
});

const isUnknown = (values: readonly (string | number)[], known: readonly (string | number)[]): boolean =>
  values.some((value) => !known.includes(value));
const isTorn = (values: readonly string[] | undefined): boolean =>
  values !== undefined && values.length > 1 && values.includes('none');

/** What no single field shows: days to come, lists with unknown values, and "none" beside something. */
function listErrors({ category, athletic, pets, dob, consentOn }: Partial<PersonFields>, today: string): FieldError[] {
  const errors: FieldError[] = [];
  if (category !== undefined && isUnknown(category, CATEGORY_IDS))
    errors.push({ field: 'category', key: 'choiceInvalid' });
  if (athletic !== undefined && isUnknown(athletic, SPORTS)) errors.push({ field: 'athletic', key: 'choiceInvalid' });
  if (isTorn(athletic)) errors.push({ field: 'athletic', key: 'noneWithOthers' });
  if (isTorn(pets)) errors.push({ field: 'pets', key: 'noneWithOthers' });
  if (dob && dob > today) errors.push({ field: 'dob', key: 'futureDate' });
  if (consentOn && consentOn > today) errors.push({ field: 'consentOn', key: 'futureDate' });
  return errors;
}

/**
 * Returns the sent fields as stored (empty texts are null, phone numbers and accounts canonical), or throws 422 with an
 * error for each invalid field. `before` is the stored person, whose country and name apply when none is sent.
 */
export function checkedPerson(
  sent: Partial<PersonFields>,
  before: PersonFields | undefined,
  today: string,
): Partial<PersonFields> {
  const errors = listErrors(sent, today);
  const checks = texts(sent.country === undefined ? before?.country : sent.country);
  const values: Record<string, unknown> = { ...sent };
  for (const [field, check] of Object.entries(checks) as [PersonField, Validator<string, string>][]) {
    const value = sent[field];
    if (value === undefined || value === null) continue;
    if (value === '') {
      values[field] = field === 'firstName' || field === 'surname' ? '' : null;
      continue;
    }
    const result = check.validate(value);
    if (result.issues) errors.push({ field, key: result.issues[0]?.code ?? 'invalidValue' });
    else values[field] = result.value;
  }
  const checked = values as Partial<PersonFields>;
  const { firstName, surname } = { firstName: before?.firstName ?? '', surname: before?.surname ?? '', ...checked };
  const isNameSent = before === undefined || sent.firstName !== undefined || sent.surname !== undefined;
  if (isNameSent && firstName === '' && surname === '') errors.push({ field: 'surname', key: 'required' });
  if (errors.length > 0) throw invalidFields(errors);
  return checked;
}
