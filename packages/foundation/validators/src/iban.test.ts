import { describe, expect, test } from 'vitest';
import { iban } from './iban.ts';

// Length by country, written down from the registry of ISO 13616.
const LENGTHS: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};
const registry = Object.entries(LENGTHS).flatMap(([length, countries]) =>
  countries.split(' ').map((country) => [country, Number(length)] as const),
);

/** An account number of a country with right check digits, worked out in big integers. */
function withCheckDigits(country: string, account: string): string {
  const inDigits = (text: string): string =>
    [...text].map((character) => String(Number.parseInt(character, 36))).join('');
  const check = 98n - (BigInt(inDigits(`${account}${country}00`)) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

const accepts = (text: unknown): boolean => iban.validate(text).issues === undefined;

/** Whether a country has account numbers of a length, whatever places its letters take. */
const hasLength = (country: string, length: number): boolean =>
  [0, 1, 2, 4].some((bank) =>
    ['', 'A', 'AA', 'AAA'].some((end) =>
      accepts(withCheckDigits(country, 'A'.repeat(bank) + '1'.repeat(length - 4 - bank - end.length) + end)),
    ),
  );

describe('an IBAN', () => {
  test.each(registry)('of %s has %i characters', (country, length) => {
    expect([hasLength(country, length), hasLength(country, length - 1), hasLength(country, length + 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is known for 88 countries', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((country) =>
        Array.from({ length: 20 }, (_, index) => index + 15).some((length) => hasLength(country, length)),
      );
    expect(known).toEqual(registry.map(([country]) => country).sort());
  });

  test('is given back in capitals without blanks', () => {
    for (const text of ['de89 3704 0044 0532 0130 00', ' DE89370400440532013000 ', 'DE89\u{A0}3704\t0044053201\n3000'])
      expect(iban.validate(text)).toEqual({ value: 'DE89370400440532013000' });
    expect(iban.validate('gb29nwbk60161331926819')).toEqual({ value: 'GB29NWBK60161331926819' });
  });

  test.each([
    'AE070331234567890123456',
    'BE68539007547034',
    'BR1800360305000010009795493C1',
    'CH9300762011623852957',
    'FR1420041010050500013M02606',
    'IE29AIBK93115212345678',
    'IT60X0542811101000000123456',
    'LC55HEMM000100010012001200023015',
    'MT84MALT011000012345MTLCAST001S',
    'MU17BOMM0101101030300200000MUR',
    'NL91ABNA0417164300',
    'PS92PALS000000000400123456702',
    'SC18SSCB11010000000000001497USD',
    'TR330006100519786457841326',
    'VG96VPVG0000012345678901',
  ])('has letters and digits where its country has them: %s', (example) => {
    expect(accepts(example)).toBe(true);
  });

  test.each([
    ['DE', 'A70400440532013000'],
    ['IE', 'TE8270900834048660'],
    ['VG', '1111111111111111'],
    ['PS', '111111111111111111111111A'],
    ['NL', '12345678901234'],
  ])('of %s does not have the account number %s, even with right check digits', (country, account) => {
    expect(accepts(withCheckDigits(country, account))).toBe(false);
  });

  test('has check digits from 02 to 98: others give the same sum by chance', () => {
    // 97 more or less leaves the same rest, so 00, 01 and 99 stand for 97, 98 and 02.
    const account = (digits: string): string => {
      for (let number = 0; number < 10_000; number += 1) {
        const made = withCheckDigits('DE', `37040044053201${String(number).padStart(4, '0')}`);
        if (made.slice(2, 4) === digits) return made;
      }
      throw new Error(`No account has the check digits ${digits}.`);
    };
    for (const [right, same] of [
      ['97', '00'],
      ['98', '01'],
      ['02', '99'],
    ] as const) {
      const made = account(right);
      expect([accepts(made), accepts(`DE${same}${made.slice(4)}`)]).toEqual([true, false]);
    }
  });

  test('needs a right check sum and nothing but letters and digits', () => {
    for (const text of [
      '',
      'DE88370400440532013000',
      'DE98370400440532013000',
      'DE89-3704-0044-0532-0130-00',
      'XX89370400440532013000',
      'DEA9370400440532013000',
      '1189370400440532013000',
      'DE8937040044053201300Ö',
    ])
      expect(iban.validate(text).issues).toMatchObject([{ code: 'ibanInvalid' }]);
  });
});
