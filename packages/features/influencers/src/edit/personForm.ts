import type { InfluencerChange, InfluencerRecord, MergeField } from '@resonanz/api-client/influencerEdit';
import { calendarDate } from '@resonanz/validators/dateText';
import { email } from '@resonanz/validators/email';
import { type FormSchema, formSchema } from '@resonanz/validators/formSchema';
import { freeText } from '@resonanz/validators/freeText';
import { iban } from '@resonanz/validators/iban';
import { inLanguage, type Language } from '@resonanz/validators/messages';
import { object, optional } from '@resonanz/validators/object';
import { phone } from '@resonanz/validators/phone';
import { socialUrl } from '@resonanz/validators/socialUrl';

/** What the form of a person holds: every field as its control has it, an empty text for nothing. */
export interface PersonValues {
  firstName: string;
  surname: string;
  email: string;
  mobile: string;
  dob: string;
  address: string;
  gender: string;
  category: number[];
  nourishment: string;
  relationshipStatus: string;
  numberOfChildren: number | null;
  alcohol: string;
  smartphone: string;
  pets: string[];
  athletic: string[];
  mobility: string[];
  country: string;
  cities: string;
  management: string;
  buyOut: boolean;
  iban: string;
  accountRecipient: string;
  taxId: string;
  smallBusiness: boolean;
  consentOn: string;
  consentSource: string;
  /** Address of the first channel of a new person. */
  channelUrl: string;
}

const EMPTY: PersonValues = {
  firstName: '',
  surname: '',
  email: '',
  mobile: '',
  dob: '',
  address: '',
  gender: '',
  category: [],
  nourishment: '',
  relationshipStatus: '',
  numberOfChildren: null,
  alcohol: '',
  smartphone: '',
  pets: [],
  athletic: [],
  mobility: [],
  country: '',
  cities: '',
  management: '',
  buyOut: false,
  iban: '',
  accountRecipient: '',
  taxId: '',
  smallBusiness: false,
  consentOn: '',
  consentSource: '',
  channelUrl: '',
};

/** Every field of a person, in the order of the form. */
export const PERSON_FIELDS = Object.keys(EMPTY).filter((field) => field !== 'channelUrl') as MergeField[];

/** The values of the form for a person, or those of an empty form. */
export function personValues(record?: InfluencerRecord): PersonValues {
  if (record === undefined) return EMPTY;
  const known = Object.fromEntries(PERSON_FIELDS.map((field) => [field, record[field] ?? EMPTY[field]]));
  return { ...EMPTY, ...known };
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** The fields that differ from what was read, as the wire carries them: nothing is null. */
export function changedFields(values: PersonValues, record?: InfluencerRecord): Partial<InfluencerChange> {
  const before = personValues(record);
  const differing = PERSON_FIELDS.filter(
    (field) => JSON.stringify(trimmed(values[field])) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(
    differing.map((field) => {
      const value = trimmed(values[field]);
      return [field, value === '' && field !== 'firstName' && field !== 'surname' ? null : value];
    }),
  );
}

const properName = freeText({ allowsNumbers: true, maxLength: 200 });

const typedFields = (kind: 'new' | 'known') =>
  object(
    ({ country }) => ({
      firstName: optional(freeText({ maxLength: 100 })),
      surname: optional(freeText({ maxLength: 100 })),
      email: optional(email),
      mobile: optional(phone({ country: typeof country === 'string' && country !== '' ? country : 'DE' })),
      dob: optional(calendarDate),
      address: optional(freeText({ maxLength: 500 })),
      cities: optional(freeText({ maxLength: 200 })),
      management: optional(properName),
      iban: optional(iban),
      accountRecipient: optional(properName),
      taxId: optional(freeText({ allowsNumbers: true, maxLength: 30 })),
      consentOn: optional(calendarDate),
      consentSource: optional(properName),
      channelUrl: kind === 'new' ? socialUrl : optional(socialUrl),
    }),
    ({ firstName, surname }, given) => [
      firstName === undefined &&
        surname === undefined &&
        given['firstName'] === '' &&
        given['surname'] === '' && { code: 'required', path: ['surname'] },
    ],
  );

/**
 * The rules of the fields that are typed, with their sentences in a language; the others offer only what is allowed,
 * and stay as they are. A new person needs the address of a channel.
 */
export function personRules(kind: 'new' | 'known', language: Language): FormSchema<PersonValues> {
  const rules = inLanguage(typedFields(kind), language);
  return formSchema((values) => rules.validate(values).issues ?? []);
}
