import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyValidator, textValidators, validForms } from '../test/everyValidator.ts';
import { containsHtml, containsHtmlEntity } from './html.ts';
import { object } from './object.ts';
import type { StandardSchema } from './schema.ts';

const validators = Object.entries<StandardSchema<unknown, unknown>>(everyValidator);
const codesOf = (schema: StandardSchema<unknown, unknown>, value: unknown): readonly string[] | undefined =>
  schema['~standard'].validate(value).issues?.map(({ code }) => code);

function fail(): never {
  throw new Error('read');
}

const trap: ProxyHandler<object> = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getPrototypeOf: fail,
  getOwnPropertyDescriptor: fail,
};
const revocable = Proxy.revocable({}, {});
revocable.revoke();
const cyclic: Record<string, unknown> = {};
for (const name of ['url', 'title', 'email', 'name', 'password', 'startDate', 'brandDeclineReason'])
  cyclic[name] = cyclic;
const bytesOfNoKind = Object.setPrototypeOf(new Uint8Array(4), new Proxy({}, trap)) as Uint8Array;

const hostile: readonly (readonly [string, unknown])[] = [
  ['a proxy that throws', new Proxy({}, trap)],
  ['a revoked proxy', revocable.proxy],
  [
    'getters that throw',
    Object.defineProperties(
      {},
      Object.fromEntries(
        ['url', 'name', 'email', 'password', 'title', 'platform', 'isAnonymous', 'brandDeclineReason'].map((name) => [
          name,
          { get: fail, enumerable: true },
        ]),
      ),
    ),
  ],
  ['a value that throws when it becomes text', { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }],
  [
    'fields that throw when they become text',
    { size: { valueOf: fail }, name: { toString: fail }, country: { toString: fail } },
  ],
  ['a cyclic object', cyclic],
  ['a symbol', Symbol('email')],
  ['a big integer', 10n ** 400n],
  ['a function', fail],
  ['an object without prototype', Object.create(null)],
  ['bytes with a hostile prototype', { name: 'a.png', size: 1, head: bytesOfNoKind }],
  ['a proxy for bytes', { name: 'a.png', size: 1, head: new Proxy(new Uint8Array(4), {}) }],
  ['an array of itself', [cyclic, cyclic]],
  ['lone surrogates', '\u{D800}\u{DC00}\u{D800}'],
  ['a proxy for a text', new Proxy(Object('text') as object, trap)],
];

describe('no value makes a validator throw', () => {
  test.each(hostile)('%s', (_name, value) => {
    for (const [, schema] of validators) {
      const { issues = [] } = schema['~standard'].validate(value);
      for (const issue of issues)
        expect(issue).toEqual({
          code: issue.code,
          message: issue.code,
          params: expect.any(Object),
          path: expect.any(Array),
        });
    }
  });

  test('what cannot be read at all is invalidType', () => {
    const schemas = [
      everyValidator.feedback,
      everyValidator.file,
      everyValidator.declineReason,
      object({ name: textValidators.email }),
    ];
    expect(schemas.map((schema) => codesOf(schema, hostile[0]?.[1]))).toEqual(schemas.map(() => ['invalidType']));
  });

  test.each(validators)('%s, whatever it is given', (_name, schema) => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
          withNullPrototype: true,
          withObjectString: true,
        }),
        (value) => {
          const { issues } = schema['~standard'].validate(value);
          expect(issues === undefined || issues.length > 0).toBe(true);
        },
      ),
    );
  });

  test.each(Object.entries(validForms))(
    '%s, whatever stands in its fields, and a readable form is never rejected as a whole',
    (name, valid) => {
      const fields = fc.dictionary(
        fc.constantFrom(...Object.keys(valid)),
        fc.anything({ withBigInt: true, withTypedArray: true }),
      );
      fc.assert(
        fc.property(fields, (changed) => {
          const { issues = [] } = everyValidator[name as keyof typeof validForms]['~standard'].validate({
            ...valid,
            ...changed,
          });
          expect(issues.filter(({ path }) => path.length === 0)).toEqual([]);
          expect(issues.filter(({ path: [field] }) => !Object.keys(valid).includes(String(field)))).toEqual([]);
        }),
      );
    },
  );
});

describe('long texts', () => {
  const LENGTH = 100_000;
  const patterns: Readonly<Record<keyof typeof textValidators, readonly string[]>> = {
    email: ['a', 'a@', '@', 'a.', 'a@a.'],
    password: ['Aa!', ' ', 'a'],
    phone: ['0', '0 ', ' ', '(', '(0)', '+49 ', '0-0 ', '00', ' \n'],
    url: ['a', 'a.', '-', 'a-', 'http://', 'a:', '/', '\u{308}a'],
    dateText: ['0', '01.', '.'],
    storedDate: ['0', '01.', '2024-'],
    calendarDate: ['0', '2024-', '-'],
    freeText: ['<a', '<', '</', '<a ', '&', '&a', '&#', '1', ' ', '1 ', 'a '],
    digits: ['0', 'x', '0x'],
    iban: ['D', ' ', 'D ', 'DE89'],
    socialUrl: ['a', 'a.', '/', '%', 'instagram.com/', ' '],
  };

  const caps: Readonly<Record<keyof typeof textValidators, readonly [code: string, max: number]>> = {
    email: ['textTooLong', 254],
    password: ['passwordMaxLength', 128],
    phone: ['textTooLong', 10_000],
    url: ['textTooLong', 2048],
    dateText: ['textTooLong', 10_000],
    storedDate: ['textTooLong', 10_000],
    calendarDate: ['textTooLong', 10_000],
    freeText: ['textTooLong', 10_000],
    digits: ['textTooLong', 10_000],
    iban: ['textTooLong', 10_000],
    socialUrl: ['textTooLong', 2048],
  };

  const cases = (Object.keys(patterns) as (keyof typeof textValidators)[]).flatMap((name) =>
    patterns[name].map((pattern) => [name, pattern] as const),
  );

  test.each(cases)('%s reads none of 100 kB of %j', (name, pattern) => {
    const [code, max] = caps[name];
    expect(textValidators[name].validate(pattern.repeat(LENGTH / pattern.length)).issues).toEqual([
      { code, message: code, params: { max }, path: [] },
    ]);
  });

  test.each(cases)('%s comes to an end within its limit of %j', (name, pattern) => {
    const text = pattern.repeat(caps[name][1]).slice(0, caps[name][1] - 1);
    for (const tried of [text, `${text}x`, `x${text}`])
      expect(codesOf(textValidators[name], tried) ?? []).not.toContain('textTooLong');
  });

  test.each(['<a', '<', '</a', '<a<', '<!', 'a<b<!', '&', '&a', '&#x', '<1'])(
    'html and entities in a megabyte of %j',
    (pattern) => {
      const text = pattern.repeat(500_000);
      expect([containsHtml(text), containsHtmlEntity(text)]).toEqual([/^(<\/a|<!)$/.test(pattern), false]);
    },
  );
});

describe('canonical forms', () => {
  const digitsOf = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${String(max)}}$`));
  const inputs: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    url: fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https', 'HTTP'] }),
      fc
        .tuple(
          fc.constantFrom('', 'http://', 'https://', 'HTTPS://'),
          fc.stringMatching(/^[a-zäöüßéA-Z0-9-]{1,12}$/u),
          fc.constantFrom('.de', '.COM', '.co.uk', '.köln', '.xn--p1ai'),
          fc.constantFrom('', ':80', ':443', ':8080', ':99999'),
          fc.constantFrom('', '/', '/ä b', '/ü?x=ö#ß', '?a', '#', '/a\\b', '/%zz', '/../a', '//a'),
        )
        .map((parts) => parts.join('')),
      fc
        .tuple(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('.de', '.ℓℓ', '.ab/'))
        .map((parts) => parts.join('')),
    ),
    phone: fc
      .tuple(
        fc.constantFrom('', '+49', '0049', '+49 (0) ', '+49 0', '0', '(0', '0 ', '+49-'),
        digitsOf(5),
        fc.constantFrom('', ' ', '/', ' - ', ') ', '-'),
        digitsOf(8),
        fc.constantFrom('', ' ', '\n'),
      )
      .map((parts) => parts.join('')),
    iban: fc.constantFrom(
      'de89 3704 0044 0532 0130 00',
      'AT61 1904 3002 3457 3201',
      ' GB29NWBK60161331926819 ',
      'no9386011117947',
    ),
    storedDate: fc.oneof(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc
        .tuple(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1920, max: 2100 }))
        .map(
          ([day, month, year]) => `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year)}`,
        ),
    ),
    calendarDate: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    dateText: fc.stringMatching(/^[0-3][0-9]\.[01][0-9](\.[12][09][0-9]{2})?$/),
    freeText: fc.string({ unit: 'grapheme' }),
    email: fc.emailAddress(),
    password: fc.string({ maxLength: 140 }),
    digits: digitsOf(30),
  };

  test.each(Object.entries(inputs))('%s gives its own output back', (name, arbitrary) => {
    const schema = textValidators[name as keyof typeof textValidators];
    let accepted = 0;
    fc.assert(
      fc.property(arbitrary, (value) => {
        const first = schema.validate(value);
        if (first.issues) return;
        accepted += 1;
        expect(schema.validate(first.value)).toEqual(first);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test('socialUrl gives its own URL back', () => {
    const text = fc
      .tuple(
        fc.constantFrom('', 'http://', 'https://www.'),
        fc.constantFrom('instagram.com', 'youtube.com', 'tiktok.com', 'facebook.com', 'firma.de', 'x.com'),
        fc.constantFrom(
          '',
          '/',
          '/lena',
          '/@lena/',
          '/c/lena?x=1',
          '/user/lena#a',
          '/profile.php?id=7',
          '/ä ö',
          '/%41',
        ),
      )
      .map((parts) => parts.join(''));
    let accepted = 0;
    fc.assert(
      fc.property(text, (value) => {
        const first = textValidators.socialUrl.validate(value);
        if (first.issues) return;
        accepted += 1;
        expect(textValidators.socialUrl.validate(first.value.url)).toEqual(first);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(0);
  });

  test.each(Object.entries(validForms))('%s gives its own output back', (name, valid) => {
    const schema: StandardSchema<unknown, unknown> = everyValidator[name as keyof typeof validForms];
    const first = schema['~standard'].validate(valid);
    expect(first.issues).toBeUndefined();
    expect(schema['~standard'].validate((first as { readonly value: unknown }).value)).toEqual(first);
  });

  test('a date is stored exactly when its ISO form is a calendar date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1925, max: 9999 }),
        (day, month, year) => {
          const [dd, mm, yyyy] = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year)];
          const date = new Date(Date.UTC(year, month - 1, day));
          const exists =
            year >= 1930 &&
            date.getUTCFullYear() === year &&
            date.getUTCMonth() === month - 1 &&
            date.getUTCDate() === day;
          expect(textValidators.storedDate.validate(`${dd}.${mm}.${yyyy}`).issues === undefined).toBe(exists);
          expect(textValidators.calendarDate.validate(`${yyyy}-${mm}-${dd}`).issues === undefined).toBe(exists);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('every 29 February from 1930 to 9999 is accepted in leap years alone', () => {
    const accepted = Array.from({ length: 9999 - 1920 + 1 }, (_, index) => 1920 + index).filter(
      (year) => textValidators.calendarDate.validate(`${String(year)}-02-29`).issues === undefined,
    );
    const leap = accepted.filter((year) => year >= 1930 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0));
    expect(accepted).toEqual(leap);
    expect(accepted).toHaveLength(1957);
  });
});
