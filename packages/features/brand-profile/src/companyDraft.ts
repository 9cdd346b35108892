import type { OwnBrandUserChange } from '@resonanz/api-client/brandUsers';
import type { UserDetails } from '@resonanz/api-client/users';
import { vatIdOf } from '@resonanz/domain/customers';
import { COUNTRIES } from '@resonanz/domain/lookups';
import type { MessageValues } from '@resonanz/i18n/messages';
import { email } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import { phone } from '@resonanz/validators/phone';
import { url } from '@resonanz/validators/url';

/** A country of a brand. */
export type Country = (typeof COUNTRIES)[number];

/** What the form of a brand's own account holds. */
export interface CompanyDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactPerson: string;
  readonly phone: string;
  readonly streetAndHouse: string;
  readonly cityAndZip: string;
  readonly country: Country | null;
  readonly vatId: string;
  readonly industry: string;
  readonly website: string;
  readonly invoiceEmail: string;
  readonly language: 'de' | 'en';
  readonly regionId: number;
  /** A logo chosen in place of the present one. */
  readonly picture: File | null;
  readonly removesPicture: boolean;
}

/** The form as it begins. */
export function draftOf(me: UserDetails): CompanyDraft {
  const { company } = me;
  return {
    firstName: me.firstName,
    lastName: me.lastName,
    contactPerson: me.contactPerson ?? '',
    phone: me.phone ?? '',
    streetAndHouse: company?.streetAndHouse ?? '',
    cityAndZip: company?.cityAndZip ?? '',
    country: COUNTRIES.find((each) => each === company?.country) ?? null,
    vatId: company?.vatId ?? '',
    industry: company?.industry ?? '',
    website: company?.website ?? '',
    invoiceEmail: company?.invoiceEmail ?? '',
    language: me.defaultLanguage === 'EN' ? 'en' : 'de',
    regionId: me.defaultRegion,
    picture: null,
    removesPicture: false,
  };
}

/** Whether something differs from what is stored. */
export function isChanged(draft: CompanyDraft, me: UserDetails): boolean {
  const stored = draftOf(me);
  return (Object.keys(stored) as (keyof CompanyDraft)[]).some((name) => stored[name] !== draft[name]);
}

const NEEDED = { firstName: freeText({ isRequired: true }), lastName: freeText({ isRequired: true }) } as const;
const line = freeText({ allowsNumbers: true, maxLength: 200 });

/** The fields that hold text, with the rule of each; an empty optional one is right. */
const RULES = {
  ...NEEDED,
  contactPerson: line,
  phone: phone(),
  streetAndHouse: line,
  cityAndZip: line,
  industry: line,
  website: url,
  invoiceEmail: email,
} as const;

/** A text field of the form. */
export type TextName = keyof typeof RULES | 'vatId';

/** Says an error by its code: one of the rules, or that of the VAT id. */
export type ErrorWords = (code: string, params?: MessageValues) => string;

/** The first error of each text field, in words. */
export function errorsOf(draft: CompanyDraft, wordsOf: ErrorWords): Partial<Record<TextName, string>> {
  const errors: Partial<Record<TextName, string>> = {};
  for (const name of Object.keys(RULES) as (keyof typeof RULES)[]) {
    const value = draft[name].trim();
    if (value === '' && !Object.hasOwn(NEEDED, name)) continue;
    const issue = RULES[name].validate(value).issues?.[0];
    if (issue) errors[name] = wordsOf(issue.code, issue.params);
  }
  if (draft.vatId.trim() !== '' && vatIdOf(draft.vatId) === undefined) errors.vatId = wordsOf('vatIdInvalid');
  return errors;
}

const textOrNull = (value: string): string | null => (value.trim() === '' ? null : value.trim());

/** The draft as the server takes it. */
export const toChange = (draft: CompanyDraft, me: UserDetails): OwnBrandUserChange => ({
  userId: me.id,
  updatedAt: me.updatedAt ?? '',
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  contactPerson: textOrNull(draft.contactPerson),
  phone: textOrNull(draft.phone),
  streetAndHouse: textOrNull(draft.streetAndHouse),
  cityAndZip: textOrNull(draft.cityAndZip),
  country: draft.country,
  vatId: draft.vatId.trim() === '' ? null : (vatIdOf(draft.vatId) ?? null),
  industry: textOrNull(draft.industry),
  website: textOrNull(draft.website),
  invoiceEmail: textOrNull(draft.invoiceEmail),
  defaultLanguage: draft.language === 'en' ? 'EN' : 'DE',
  defaultRegion: draft.regionId,
  ...(draft.removesPicture && { removesPicture: true }),
});
