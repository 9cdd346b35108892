import type { BrandInvitationOwner, BrandSignUp, BrandSignUpByToken } from '@resonanz/api-client/brandSignup';
import { vatIdOf } from '@resonanz/domain/customers';
import type { COUNTRIES } from '@resonanz/domain/lookups';
import { freeText } from '@resonanz/validators/freeText';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@resonanz/validators/password';
import { signUp, signUpByToken } from '@resonanz/validators/signUp';

/** A country of a brand. */
export type Country = (typeof COUNTRIES)[number];

/** What the form of a sign-up holds. */
export interface SignUpDraft {
  readonly companyName: string;
  readonly streetAndHouse: string;
  readonly cityAndZip: string;
  readonly country: Country;
  readonly vatId: string;
  readonly industry: string;
  readonly website: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly termsAccepted: boolean;
  readonly wantsTips: boolean;
}

/** A field that holds text. */
export type TextName = {
  [Name in keyof SignUpDraft]: SignUpDraft[Name] extends string ? Name : never;
}[keyof SignUpDraft];

/** The steps of a sign-up with the fields of each. */
export const STEPS = {
  company: ['companyName', 'streetAndHouse', 'cityAndZip', 'country', 'vatId', 'industry', 'website'],
  person: ['contactPerson', 'email', 'phone', 'password', 'confirmPassword'],
  terms: ['termsAccepted', 'wantsTips'],
} as const satisfies Readonly<Record<string, readonly (keyof SignUpDraft)[]>>;

/** A step of the sign-up. */
export type StepId = keyof typeof STEPS;

/** The steps in their order. */
export const STEP_IDS = Object.keys(STEPS) as StepId[];

/** The form as it begins; an invitation fills in what it knows. */
export const emptyDraft = (invitation?: BrandInvitationOwner): SignUpDraft => ({
  companyName: invitation?.companyName ?? '',
  streetAndHouse: '',
  cityAndZip: '',
  country: 'DE',
  vatId: '',
  industry: '',
  website: '',
  contactPerson: invitation?.contactPerson ?? '',
  email: invitation?.email ?? '',
  phone: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
  wantsTips: false,
});

/** Why a field is invalid: a code of the rules, or the VAT id. */
export interface SignUpError {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const OPTIONAL = ['streetAndHouse', 'cityAndZip', 'industry', 'website', 'phone'] as const;
/** Most characters of an address line, as the contract has it. */
const LINE_MAX_LENGTH = 200;
const line = freeText({ allowsNumbers: true, maxLength: LINE_MAX_LENGTH });
const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

const filled = (draft: SignUpDraft) => {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      typeof value === 'string' && !name.includes('assword') ? value.trim() : value,
    ]),
  );
  return Object.fromEntries(
    Object.entries(trimmed).filter(([name, value]) => value !== '' || !(OPTIONAL as readonly string[]).includes(name)),
  ) as Partial<SignUpDraft>;
};

/** The first error of each field. */
export function errorsOf(draft: SignUpDraft, isInvited: boolean): Partial<Record<keyof SignUpDraft, SignUpError>> {
  const values = filled(draft);
  const { issues = [] } = (isInvited ? signUpByToken : signUp).validate(values);
  const errors: Partial<Record<keyof SignUpDraft, SignUpError>> = {};
  for (const { path, code, params = {} } of issues)
    errors[path?.[0] as keyof SignUpDraft] ??= { code, params: { ...LIMITS, ...(params as SignUpError['params']) } };
  for (const name of ['streetAndHouse', 'cityAndZip'] as const) {
    const issue = values[name] === undefined ? undefined : line.validate(values[name]).issues?.[0];
    if (issue) errors[name] = { code: issue.code, params: { ...(issue.params as SignUpError['params']) } };
  }
  if (draft.vatId.trim() !== '' && vatIdOf(draft.vatId) === undefined)
    errors.vatId = { code: 'vatIdInvalid', params: {} };
  return errors;
}

/** The step a field stands in. */
export const stepOf = (field: keyof SignUpDraft): StepId =>
  STEP_IDS.find((id) => (STEPS[id] as readonly string[]).includes(field)) ?? 'company';

interface Besides {
  readonly language: 'DE' | 'EN';
}

/** The draft as an invited person sends it. */
export function toInvitedRequest(draft: SignUpDraft, { language }: Besides): BrandSignUpByToken {
  const { contactPerson = '', phone, website } = filled(draft);
  return {
    contactPerson,
    password: draft.password,
    confirmPassword: draft.confirmPassword,
    termsAccepted: true,
    language,
    wantsTips: draft.wantsTips,
    country: draft.country,
    ...(phone !== undefined && { phone }),
    ...(website !== undefined && { website }),
  };
}

/** The draft as a brand sends it. */
export function toRequest(
  draft: SignUpDraft,
  { language, captchaText }: Besides & { readonly captchaText: string },
): BrandSignUp {
  const { companyName = '', email = '', streetAndHouse, cityAndZip, industry } = filled(draft);
  const vatId = vatIdOf(draft.vatId);
  return {
    ...toInvitedRequest(draft, { language }),
    companyName,
    email,
    captchaText,
    ...(streetAndHouse !== undefined && { streetAndHouse }),
    ...(cityAndZip !== undefined && { cityAndZip }),
    ...(industry !== undefined && { industry }),
    ...(vatId !== undefined && { vatId }),
  };
}
