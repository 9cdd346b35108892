import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validForms } from '../test/everyValidator.ts';
import { RULES, withJsonSchema, type Rule, type RuleName } from './jsonSchema.ts';
import { phone } from './phone.ts';

const ajv = new Ajv2020({ strict: false, formats: { date: true } });
const accepts = (rule: Rule, side: 'schema' | 'output' = 'schema') => ajv.compile(rule[side] ?? rule.schema);
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((found) => found.join(''));
const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts);
const piecesOf = (...pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((found) => found.join(''));

const freeTexts = fc.oneof(
  piecesOf('a', 'ß', '1', ' ', '<', '>', '/', '!', '&', '#', ';', 'lt', '\u{1F600}', '\n', '٣'),
  fc.string(),
  fc.integer({ min: 198, max: 202 }).map((length) => 'ä'.repeat(length)),
  fc.integer({ min: 198, max: 202 }).map((length) => 'a\u{1F600}'.repeat(length / 2)),
  fc.integer({ min: 9_999, max: 10_001 }).map((length) => 'a'.repeat(length)),
);
const numbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.nat(),
  fc.nat().map(String),
  fc.nat().map((cents) => cents / 100),
  oneOf('12,5', '1.25', '2147483647', '2147483648', ''),
);
const changed = (form: keyof typeof validForms) => {
  const valid: Readonly<Record<string, unknown>> = validForms[form];
  const fields = fc.dictionary(
    fc.constantFrom(...Object.keys(valid)),
    fc.oneof(
      fc.constantFrom('', null, undefined, 'on', true, 0, 1, '1', 'x y', '2026-12-31'),
      fc.string(),
      fc.integer(),
    ),
    { maxKeys: 3 },
  );
  return fields.map((some) => ({ ...valid, ...some }));
};

const values: Readonly<Record<RuleName, fc.Arbitrary<unknown>>> = {
  Email: fc.oneof(
    fc.emailAddress(),
    joined(
      piecesOf('a', 'Z', '9', '.', '+', 'ä'),
      oneOf('@', '', '@@'),
      piecesOf('a', '-', '.', '9', '_'),
      oneOf('.', ''),
      piecesOf('d', 'E', '1', '.'),
    ),
    fc.integer({ min: 244, max: 247 }).map((length) => `${'a'.repeat(length)}@firma.de`),
  ),
  NewPassword: fc.oneof(
    piecesOf('a', 'Ä', '!', '1', ' ', 'ß', '\u{301}', '\u{1F600}', 'xY'),
    fc.integer({ min: 5, max: 130 }).map((length) => `Aa!${'\u{1F600}'.repeat(length)}`),
    fc.integer({ min: 3, max: 127 }).map((length) => `Aa!${'x'.repeat(length)}`),
  ),
  Phone: joined(
    oneOf('', '+49', '0049', '+43', '0', '(0', ' ', '+49 (0)'),
    piecesOf('1', '23', ' ', '-', '/', '(', ')', '0', '45'),
    oneOf('', '6', ' '),
  ),
  WebAddress: fc.oneof(
    fc.webUrl(),
    joined(
      oneOf('', 'http://', 'https://', 'ftp://'),
      piecesOf('a', '.', '-', 'ö', '1'),
      oneOf('.de', '.d', '.köln'),
      oneOf('', ':80', ':x'),
      oneOf('', '/a?b#c', '/ ', '?'),
    ),
  ),
  ChannelUrl: joined(
    oneOf('', ' ', 'https://', 'x'),
    oneOf('instagram.com', 'youtu.be', 'lena.de', ''),
    oneOf('', '/', '/lena?x', '/watch'),
  ),
  DateText: fc.oneof(
    fc.stringMatching(/^[0-3][0-9]\.[01][0-9](\.(19|20)[0-9]{2})?$/),
    fc.stringMatching(/^[0-9]{3,5}$/),
    fc.string(),
  ),
  IsoDate: fc.oneof(
    fc.stringMatching(/^(19|20|3[0-9])[0-9]{2}-[01][0-9]-[0-3][0-9]$/),
    fc.stringMatching(/^(19|20)[0-9]{2}-02-(28|29|30)$/),
  ),
  Digits: fc.oneof(
    piecesOf('0', '12', 'x', ' '),
    fc.integer({ min: 9_999, max: 10_001 }).map((length) => '1'.repeat(length)),
  ),
  WholeNumber: numbers,
  Amount: numbers,
  Iban: fc.oneof(
    oneOf('DE89 3704 0044 0532 0130 00', 'at611904300234573201', 'DE00', ''),
    piecesOf('DE', '89', ' ', 'a', '-'),
  ),
  FreeText: freeTexts,
  ProperName: freeTexts,
  ContactName: freeTexts,
  DeclineReason: fc.oneof(fc.integer({ min: -1, max: 7 }), oneOf('1', '5', '6', '')),
  DeclineText: fc.oneof(
    fc.string(),
    fc.integer({ min: 998, max: 1002 }).map((length) => ` ${'\u{1F600}'.repeat(length)} `),
  ),
  PasswordPair: changed('passwordPair'),
  FeedbackEntry: changed('feedback'),
  Decline: changed('declineReason'),
  SignUp: changed('signUp'),
  SignUpByToken: changed('signUpByToken'),
  CampaignForm: changed('campaignForm'),
  ChannelForm: changed('channelForm'),
};

const rules = Object.entries<Rule>(RULES).map(([name, rule]) => ({
  name: name as RuleName,
  rule,
  agreement: rule.agreement,
}));

describe('the contract and the validators agree', () => {
  test.each(rules)('$name ($agreement)', ({ name, rule }) => {
    const [schema, output] = [accepts(rule), accepts(rule, 'output')];
    let accepted = 0;
    fc.assert(
      fc.property(values[name], (value) => {
        const result = rule.validator['~standard'].validate(value);
        if (!result.issues) {
          accepted += 1;
          if (rule.agreement !== 'output') expect([value, schema(value)]).toEqual([value, true]);
          const given = sent(result.value);
          expect([given, output(given)]).toEqual([given, true]);
        } else if (rule.agreement === 'exact') expect([value, schema(value)]).toEqual([value, false]);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test.each(rules.filter(({ agreement }) => agreement === 'exact'))(
    '$name rejects in both what is no text',
    ({ rule }) => {
      const schema = accepts(rule);
      fc.assert(
        fc.property(
          fc.anything().filter((value) => typeof value !== 'string'),
          (value) => {
            expect([rule.validator['~standard'].validate(value).issues === undefined, schema(value)]).toEqual([
              false,
              false,
            ]);
          },
        ),
      );
    },
  );

  test('a phone number of each country fits the contract', () => {
    for (const [country, text] of [
      ['DE', '+49 40 123456'],
      ['AT', '0043 660 1234567'],
      ['CH', '+41 44 668 18 00'],
    ] as const) {
      expect(phone({ country }).validate(text).issues).toBeUndefined();
      expect(accepts(RULES.Phone)(text)).toBe(true);
    }
    expect(accepts(RULES.Phone)('+44 20 123456')).toBe(false);
  });
});

describe('schemas reject', () => {
  test.each<readonly [RuleName, unknown]>([
    ['FeedbackEntry', { ...validForms.feedback, isAnonymous: true }],
    ['FeedbackEntry', { ...validForms.feedback, name: ' ' }],
    ['FeedbackEntry', { ...validForms.feedback, title: ' ' }],
    ['FeedbackEntry', { ...validForms.feedback, message: '' }],
    ['FeedbackEntry', { name: 'Anna', title: 'a', message: 'b' }],
    ['Decline', { brandDeclineReason: 5 }],
    ['Decline', { brandDeclineReason: 5, declineText: ' ' }],
    ['Decline', { brandDeclineReason: 6 }],
    ['Decline', {}],
    ['PasswordPair', { password: 'Resonanz!2026' }],
    ['PasswordPair', { password: 'resonanz', confirmPassword: 'resonanz' }],
    ['SignUp', { ...validForms.signUp, termsAccepted: false }],
    ['SignUp', { ...validForms.signUp, email: 'x' }],
    ['SignUp', { ...validForms.signUp, phone: 'x' }],
    ['SignUpByToken', { ...validForms.signUpByToken, country: 'FR' }],
    ['CampaignForm', { name: 'a', type: 4, status: 1, region: 1 }],
    ['CampaignForm', { name: 'a', type: 1, status: 1, region: 1, budget: -1 }],
    ['ChannelForm', { platform: 'YouTube', url: 'http://youtube.com/c/lena', handle: 'lena', isActive: true }],
    ['ChannelForm', { platform: 'MySpace', url: 'https://a.de', handle: 'lena', isActive: true }],
  ])('%s: %j', (name, value) => {
    expect(accepts(RULES[name])(value)).toBe(false);
  });

  test.each([
    ...rules.filter(({ agreement }) => agreement === 'output'),
    { name: 'PasswordPair', rule: RULES.PasswordPair },
  ])('$name: what is of another kind', ({ rule }) => {
    expect(accepts(rule)([])).toBe(false);
  });

  test.each<readonly [RuleName, unknown]>([
    ['Phone', '040 123456'],
    ['Phone', '+49123456789012345'],
    ['WebAddress', 'http://firma.de'],
    ['Iban', 'de89'],
    ['ChannelUrl', {}],
    ['ChannelUrl', { url: 'http://a.de', platform: 'Blog', handle: 'a' }],
  ])('%s as canonical form: %j', (name, value) => {
    expect(accepts(RULES[name], 'output')(value)).toBe(false);
  });
});

describe('Standard JSON Schema', () => {
  const target = 'draft-2020-12';

  test('is the validator with the schemas of what it takes and gives', () => {
    const { validate, jsonSchema, ...others } = withJsonSchema(RULES.Phone)['~standard'];
    expect(others).toEqual({ version: 1, vendor: 'resonanz' });
    expect(validate('040 123456')).toEqual({ value: '+4940123456' });
    expect([jsonSchema.input({ target }), jsonSchema.output({ target })]).toEqual([
      RULES.Phone.schema,
      RULES.Phone.output,
    ]);
    expect(withJsonSchema(RULES.Email)['~standard'].jsonSchema.output({ target })).toEqual(RULES.Email.schema);
  });

  test('throws where there is no schema', () => {
    expect(() => withJsonSchema(RULES.Email)['~standard'].jsonSchema.input({ target: 'draft-07' })).toThrow('draft-07');
    expect(() => withJsonSchema(RULES.SignUp)['~standard'].jsonSchema.input({ target })).toThrow('ask for its output');
    expect(withJsonSchema(RULES.SignUp)['~standard'].jsonSchema.output({ target })).toEqual(RULES.SignUp.schema);
  });
});
