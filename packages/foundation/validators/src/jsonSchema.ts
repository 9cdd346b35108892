import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  DECLINE_REASON_OTHER,
  DECLINE_REASONS,
  DECLINE_TEXT_MAX_LENGTH,
} from '@resonanz/domain/campaigns';
import { REGION_IDS } from '@resonanz/domain/lookups';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { CAMPAIGN_NAME_MAX_LENGTH, campaignForm } from './campaignForm.ts';
import { CHANNEL_TITLE_MAX_LENGTH, channelForm } from './channelForm.ts';
import { calendarDate, DATE_TEXT_FORM, dateText, ISO_DATE_FORM } from './dateText.ts';
import { declineReason, ownWords, reason } from './declineReason.ts';
import { digits, DIGITS_FORM } from './digits.ts';
import { email, EMAIL_FORM, EMAIL_MAX_LENGTH } from './email.ts';
import { feedback, FEEDBACK_TEXT_MAX_LENGTH } from './feedback.ts';
import { freeText, FREE_TEXT_FORMS, type FreeTextOptions } from './freeText.ts';
import { HTML_FORM, REFERENCE_FORM } from './html.ts';
import { iban, IBAN_FORM } from './iban.ts';
import { amount, AMOUNT_MAX, wholeNumber, WHOLE_NUMBER_MAX } from './number.ts';
import { password, PASSWORD_FORMS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordPair } from './password.ts';
import { phone, PHONE_PREFIXES, phoneForm } from './phone.ts';
import { TEXT_MAX_LENGTH, type StandardSchema } from './schema.ts';
import { SIGN_UP_COUNTRIES, SIGN_UP_NAME_MAX_LENGTH, signUp, signUpByToken } from './signUp.ts';
import { socialUrl } from './socialUrl.ts';
import { url, URL_FORM, URL_MAX_LENGTH } from './url.ts';

/**
 * A JSON Schema of draft 2020-12, also the one of OpenAPI 3.1; patterns are meant with the flag `u`.
 *
 * @source JSON Schema 2020-12
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A rule as validator and as JSON Schema.
 *
 * @source house
 */
export interface Rule<Input = unknown, Output = unknown> {
  /** The validator the schema was made from. */
  readonly validator: StandardSchema<Input, Output>;
  /** What may be sent. */
  readonly schema: JsonSchema;
  /** The canonical form, where it is narrower. */
  readonly output?: JsonSchema;
  /**
   * How far the two agree: `exact` accepts the same values; `input` accepts every value the validator accepts; `output`
   * accepts every value the validator gives back, because forms also take what their fields send.
   */
  readonly agreement: 'exact' | 'input' | 'output';
}

const rule = <Input, Output>(
  validator: StandardSchema<Input, Output>,
  agreement: Rule['agreement'],
  schema: JsonSchema,
  output?: JsonSchema,
): Rule<Input, Output> => ({
  validator,
  schema,
  agreement,
  ...(output && { output }),
});

const text = (form: RegExp, maxLength?: number): JsonSchema => ({
  type: 'string',
  ...(maxLength !== undefined && { maxLength }),
  pattern: form.source,
});
const record = (required: readonly string[], properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required,
  properties,
});

function requiredText({ allowsNumbers = false, maxLength = TEXT_MAX_LENGTH }: FreeTextOptions): JsonSchema {
  const { startsWithOrEndsWithSpace, numberValue, specialCharacterValue } = FREE_TEXT_FORMS;
  const forbidden = [startsWithOrEndsWithSpace, ...(allowsNumbers ? [] : [numberValue]), HTML_FORM, REFERENCE_FORM];
  return {
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: specialCharacterValue.source,
    not: { anyOf: forbidden.map((form) => ({ pattern: form.source })) },
  };
}

const properName = { isRequired: true, allowsNumbers: true, maxLength: CAMPAIGN_NAME_MAX_LENGTH };
const contactName = { isRequired: true, maxLength: SIGN_UP_NAME_MAX_LENGTH };

const scalars = {
  Email: rule(email, 'exact', text(EMAIL_FORM, EMAIL_MAX_LENGTH)),
  NewPassword: rule(password, 'exact', {
    type: 'string',
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: PASSWORD_MAX_LENGTH,
    allOf: Object.values(PASSWORD_FORMS).map((form) => ({ pattern: form.source })),
  }),
  Phone: rule(
    phone(),
    'input',
    text(phoneForm(Object.values(PHONE_PREFIXES).join('|')), TEXT_MAX_LENGTH),
    text(/^\+\d{8,15}$/),
  ),
  WebAddress: rule(url, 'input', text(URL_FORM, URL_MAX_LENGTH), text(/^https:\/\//, URL_MAX_LENGTH)),
  ChannelUrl: rule(
    socialUrl,
    'input',
    text(/\S/, URL_MAX_LENGTH),
    record(['url', 'platform', 'handle'], {
      url: text(/^https:\/\//),
      platform: { type: 'string', enum: PLATFORMS },
      handle: { type: 'string' },
    }),
  ),
  DateText: rule(dateText, 'exact', text(DATE_TEXT_FORM)),
  IsoDate: rule(calendarDate, 'exact', { ...text(ISO_DATE_FORM), format: 'date' }),
  Digits: rule(digits({ isRequired: true }), 'exact', text(DIGITS_FORM, TEXT_MAX_LENGTH)),
  WholeNumber: rule(wholeNumber(), 'output', { type: 'integer', minimum: 0, maximum: WHOLE_NUMBER_MAX }),
  Amount: rule(amount(), 'output', { type: 'number', minimum: 0, maximum: AMOUNT_MAX }),
  Iban: rule(iban, 'input', text(IBAN_FORM, TEXT_MAX_LENGTH), text(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/)),
  FreeText: rule(freeText({ isRequired: true }), 'exact', requiredText({})),
  ProperName: rule(freeText(properName), 'exact', requiredText(properName)),
  ContactName: rule(freeText(contactName), 'exact', requiredText(contactName)),
  DeclineReason: rule(reason, 'output', {
    type: 'integer',
    minimum: Math.min(...DECLINE_REASONS),
    maximum: Math.max(...DECLINE_REASONS),
  }),
  DeclineText: rule(ownWords, 'output', { type: 'string', maxLength: DECLINE_TEXT_MAX_LENGTH }),
} satisfies Readonly<Record<string, Rule>>;

const filled: JsonSchema = text(/\S/);
const enumeration = (values: readonly number[]): JsonSchema => ({ type: 'integer', enum: values });
const {
  Amount,
  ContactName,
  DeclineReason,
  DeclineText,
  Email,
  IsoDate,
  NewPassword,
  Phone,
  ProperName,
  WebAddress,
  WholeNumber,
} = scalars;

const passwords = { password: NewPassword.schema, confirmPassword: { type: 'string', maxLength: PASSWORD_MAX_LENGTH } };
const person = {
  contactPerson: ContactName.schema,
  ...passwords,
  country: { type: 'string', enum: SIGN_UP_COUNTRIES },
  phone: Phone.schema,
  website: WebAddress.schema,
  termsAccepted: { type: 'boolean', const: true },
};
const personRequired = ['contactPerson', 'password', 'confirmPassword', 'termsAccepted'];

/**
 * Every rule that a schema can express, by the name it has in the contract (`openapi/rules.yaml` is made of them).
 *
 * @source house
 */
export const RULES = {
  ...scalars,
  PasswordPair: rule(passwordPair, 'input', record(['password', 'confirmPassword'], passwords)),
  FeedbackEntry: rule(feedback, 'output', {
    ...record(['name', 'title', 'message', 'isAnonymous'], {
      name: { type: 'string', maxLength: FEEDBACK_TEXT_MAX_LENGTH },
      title: text(/\S/, FEEDBACK_TEXT_MAX_LENGTH),
      message: text(/\S/, FEEDBACK_TEXT_MAX_LENGTH),
      isAnonymous: { type: 'boolean' },
    }),
    additionalProperties: false,
    not: { properties: { isAnonymous: { const: true }, name: { minLength: 1 } } },
    if: { properties: { isAnonymous: { const: true } } },
    else: { properties: { name: filled } },
  }),
  Decline: rule(declineReason, 'output', {
    ...record(['brandDeclineReason'], { brandDeclineReason: DeclineReason.schema, declineText: DeclineText.schema }),
    if: { properties: { brandDeclineReason: { not: { const: DECLINE_REASON_OTHER } } } },
    else: { required: ['declineText'], properties: { declineText: filled } },
  }),
  SignUp: rule(
    signUp,
    'output',
    record(['companyName', 'email', ...personRequired], {
      companyName: ProperName.schema,
      email: Email.schema,
      ...person,
    }),
  ),
  SignUpByToken: rule(signUpByToken, 'output', record(personRequired, person)),
  CampaignForm: rule(
    campaignForm,
    'output',
    record(['name', 'type', 'status', 'region'], {
      name: ProperName.schema,
      customerName: ProperName.schema,
      customerId: WholeNumber.schema,
      startDate: IsoDate.schema,
      endDate: IsoDate.schema,
      budget: Amount.schema,
      mediaBudget: Amount.schema,
      type: enumeration(CAMPAIGN_TYPES),
      status: enumeration(CAMPAIGN_STATUSES),
      region: enumeration(REGION_IDS),
    }),
  ),
  ChannelForm: rule(
    channelForm,
    'output',
    record(['platform', 'url', 'handle', 'isActive'], {
      platform: { type: 'string', enum: PLATFORMS },
      url: text(/^https:\/\//, URL_MAX_LENGTH),
      handle: { type: 'string' },
      followers: WholeNumber.schema,
      title: { type: 'string', maxLength: CHANNEL_TITLE_MAX_LENGTH },
      isActive: { type: 'boolean' },
    }),
  ),
} satisfies Readonly<Record<string, Rule>>;

/**
 * Name of a rule in the contract.
 *
 * @source house
 */
export type RuleName = keyof typeof RULES;

/**
 * Options of Standard JSON Schema.
 *
 * @source Standard JSON Schema v1
 */
export interface JsonSchemaOptions {
  /** Only `draft-2020-12` is made. */
  readonly target: string;
}

/**
 * A Standard Schema that is a Standard JSON Schema too.
 *
 * @source Standard JSON Schema v1
 */
export interface JsonSchemaValidator<Input, Output> extends StandardSchema<Input, Output> {
  readonly '~standard': StandardSchema<Input, Output>['~standard'] & {
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
  };
}

/**
 * The validator of a rule with its JSON Schema, for whatever reads both. Throws for other targets than `draft-2020-12`,
 * and, for rules that also take what forms send, when the schema of the input is asked.
 *
 * @source Standard JSON Schema v1
 */
export function withJsonSchema<Input, Output>({
  validator,
  schema,
  output = schema,
  agreement,
}: Rule<Input, Output>): JsonSchemaValidator<Input, Output> {
  const written = (found: JsonSchema, { target }: JsonSchemaOptions): Record<string, unknown> => {
    if (target !== 'draft-2020-12')
      throw new Error(`There is no JSON Schema for the target "${target}", only for "draft-2020-12".`);
    return { ...found };
  };
  return {
    '~standard': {
      ...validator['~standard'],
      jsonSchema: {
        input: (options) => {
          if (agreement === 'output') throw new Error('The input of a form has no JSON Schema; ask for its output.');
          return written(schema, options);
        },
        output: (options) => written(output, options),
      },
    },
  };
}
