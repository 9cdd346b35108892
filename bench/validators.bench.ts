// Are the validators at least level with zod, valibot and validator.js on the same rules?
import * as v from 'valibot';
import peer from 'validator';
import * as z from 'zod';
import { email } from '../packages/foundation/validators/exports/email.ts';
import { iban } from '../packages/foundation/validators/exports/iban.ts';
import { object } from '../packages/foundation/validators/exports/object.ts';
import { password } from '../packages/foundation/validators/exports/password.ts';
import { phone } from '../packages/foundation/validators/exports/phone.ts';
import { url } from '../packages/foundation/validators/exports/url.ts';
import { sideBySide, task, type Contestant, type Task } from './sideBySide.ts';

const UPPERCASE = /\p{Lu}/u;
const LOWERCASE = /\p{Ll}/u;
const SPECIAL = /[^\p{L}\p{M}\p{N}\s]/u;
// What our rule of a German number says, as one pattern: the best a peer without such a rule can be given.
const GERMAN_PHONE = /^(?=(?:\D*\d){6,15}\D*$)(?:(?:\+|00)49[ /-]?)?\(?\d+\)?(?:[ /-]?\(?\d+\)?){0,5}$/;

// Ours give back what is stored; a peer is done when it has that as well.
const toHttps = (text: string): string => {
  const address = new URL(text);
  address.protocol = 'https:';
  return address.href;
};
const toInternational = (text: string): string =>
  `+49${text
    .replace(/^(?:\+|00)49/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0/, '')}`;
const toCompact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

const zod = {
  email: z.email().max(254),
  url: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(2048)
    .transform(toHttps),
  password: z.string().min(8).max(128).regex(UPPERCASE).regex(LOWERCASE).regex(SPECIAL),
  phone: z.string().max(40).regex(GERMAN_PHONE).transform(toInternational),
  iban: z
    .string()
    .refine((text) => peer.isIBAN(text))
    .transform(toCompact),
};
const valibot = {
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  url: v.pipe(v.string(), v.maxLength(2048), v.url(), v.transform(toHttps)),
  password: v.pipe(
    v.string(),
    v.minLength(8),
    v.maxLength(128),
    v.regex(UPPERCASE),
    v.regex(LOWERCASE),
    v.regex(SPECIAL),
  ),
  phone: v.pipe(v.string(), v.maxLength(40), v.regex(GERMAN_PHONE), v.transform(toInternational)),
  iban: v.pipe(
    v.string(),
    v.check((text) => peer.isIBAN(text)),
    v.transform(toCompact),
  ),
};
const strong = { minLength: 8, minLowercase: 1, minUppercase: 1, minNumbers: 0, minSymbols: 1 };
const web = { protocols: ['http', 'https'], require_protocol: true };
const validatorJs: Readonly<Record<Rule, (text: string) => string | undefined>> = {
  email: (text) => (peer.isEmail(text) ? text : undefined),
  url: (text) => (peer.isURL(text, web) ? toHttps(text) : undefined),
  password: (text) => (peer.isLength(text, { max: 128 }) && peer.isStrongPassword(text, strong) ? text : undefined),
  phone: (text) =>
    peer.isLength(text, { max: 40 }) && peer.matches(text, GERMAN_PHONE) ? toInternational(text) : undefined,
  iban: (text) => (peer.isIBAN(text) ? toCompact(text) : undefined),
};
const ours = { email, url, password, phone: phone(), iban };

type Rule = keyof typeof ours;

const inputs: Readonly<Record<Rule, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>> = {
  email: {
    valid: [
      'anna.schmidt@example.de',
      'k.brandt+news@agentur-nord.com',
      'team@studio.co.uk',
      'a_b-c@mail.example.org',
      'lena@influencer-welt.berlin',
    ],
    invalid: [
      '',
      'anna',
      'anna@',
      '@example.de',
      'anna@example',
      'anna schmidt@example.de',
      'anna@exa mple.de',
      'anna@@example.de',
    ],
  },
  url: {
    valid: [
      'https://www.example.de',
      'http://agentur-nord.com/team?page=2#top',
      'https://studio.co.uk:8080/a/b/c',
      'https://shop.example.org/products/12',
    ],
    invalid: ['', 'https://', 'https://exa mple.de', 'http:// ', 'not a web address'],
  },
  password: {
    valid: ['Sommer!2026', 'aB3$efgh', 'Ein langes Kennwort, aber gut!', 'Resonanz#Resonanz#Resonanz'],
    invalid: ['', 'short!A', 'nouppercase!1', 'NOLOWERCASE!1', 'NoSpecial123', 'a'],
  },
  phone: {
    valid: ['+49 30 123456', '030 1234567', '0049 170 1234567', '+49 (0)30 1234567', '089/123456', '0170-1234567'],
    invalid: ['', '12', '+44 20 123456', 'phone', '030 12a456', '+49--30', '+49'],
  },
  iban: {
    valid: [
      'DE89370400440532013000',
      'AT611904300234573201',
      'CH9300762011623852957',
      'GB29NWBK60161331926819',
      'FR1420041010050500013M02606',
    ],
    invalid: [
      '',
      'DE89370400440532013001',
      'DE8937040044053201300',
      'XX89370400440532013000',
      'DE8937040044053201300!',
      'no account',
    ],
  },
};

/** The valid value in each one's result, as text; nothing when it was refused. */
const valueOf = (result: unknown): string | undefined => {
  const { value, data, output, issues } = result as {
    readonly value?: unknown;
    readonly data?: unknown;
    readonly output?: unknown;
    readonly issues?: unknown;
  };
  const valid = issues === undefined ? (value ?? data ?? output) : undefined;
  return typeof valid === 'object' ? JSON.stringify(valid) : (valid as string | undefined);
};

function contestants(rule: Rule): readonly Contestant<string>[] {
  const [mine, inZod, inValibot, inValidatorJs] = [ours[rule], zod[rule], valibot[rule], validatorJs[rule]];
  return [
    { name: '@resonanz/validators', run: (text) => mine.validate(text), answer: valueOf },
    { name: 'zod', run: (text) => inZod.safeParse(text), answer: valueOf },
    { name: 'valibot', run: (text) => v.safeParse(inValibot, text), answer: valueOf },
    { name: 'validator.js', run: inValidatorJs },
  ];
}

const rules = Object.keys(inputs) as readonly Rule[];
const single: readonly Task[] = rules.flatMap((rule) => [
  task(`${rule}, valid`, inputs[rule].valid, contestants(rule)),
  task(`${rule}, invalid`, inputs[rule].invalid, contestants(rule)),
]);

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly url: string;
}
const forms = (kind: 'valid' | 'invalid'): readonly SignUp[] =>
  [0, 1, 2, 3].map((at) => {
    const pick = (rule: Rule): string => inputs[rule][kind][at] ?? '';
    return { email: pick('email'), password: pick('password'), phone: pick('phone'), url: pick('url') };
  });
const ourForm = object({ email: ours.email, password: ours.password, phone: ours.phone, url: ours.url });
const zodForm = z.object({ email: zod.email, password: zod.password, phone: zod.phone, url: zod.url });
const valibotForm = v.object({
  email: valibot.email,
  password: valibot.password,
  phone: valibot.phone,
  url: valibot.url,
});
const signUp: readonly Contestant<SignUp>[] = [
  { name: '@resonanz/validators', run: (form) => ourForm.validate(form), answer: valueOf },
  { name: 'zod', run: (form) => zodForm.safeParse(form), answer: valueOf },
  { name: 'valibot', run: (form) => v.safeParse(valibotForm, form), answer: valueOf },
];

sideBySide([
  ...single,
  task('sign-up form, valid', forms('valid'), signUp),
  task('sign-up form, invalid', forms('invalid'), signUp),
]);
