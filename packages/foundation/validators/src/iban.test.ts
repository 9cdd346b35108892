import { describe, expect, test } from 'vitest';
import { iban } from './iban.ts';

// Length by country, written down from the registry of ISO 13616.
const LENGTHS: Readonly<Record<number, string>> = {
  15: 'NO', 16: 'BE', 18: 'DK FI FK FO GL NL SD', 19: 'MK SI', 20: 'AT BA EE KZ LT LU MN XK', 21: 'CH HR LI LV', 22: 'BG BH CR DE GB GE IE ME RS VA', 23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG', 25: 'LY PT ST', 26: 'IS TR', 27: 'BI DJ FR GR IT MC MR SM', 28: 'AL AZ BY CY DO GT HU LB NI PL SV', 29: 'BR EG PS QA UA', 30: 'JO KW MU YE', 31: 'MT SC', 32: 'LC', 33: 'RU',
};
const registry = Object.entries(LENGTHS).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, Number(length)] as const));

/** An account number of a country and length with a right check sum, worked out in big integers. */
function made(country: string, length: number): string {
  const account = '1'.repeat(length - 4);
  const inDigits = (text: string): string => [...text].map((character) => String(Number.parseInt(character, 36))).join('');
  const check = 98n - (BigInt(inDigits(`${account}${country}00`)) % 97n);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

const accepts = (text: unknown): boolean => iban.validate(text).issues === undefined;

describe('an IBAN', () => {
  test.each(registry)('of %s has %i characters', (country, length) => {
    expect([accepts(made(country, length)), accepts(made(country, length - 1)), accepts(made(country, length + 1))]).toEqual([true, false, false]);
  });

  test('is known for 88 countries', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const known = letters.flatMap((first) => letters.map((second) => first + second)).filter((country) => Array.from({ length: 20 }, (_, index) => index + 15).some((length) => accepts(made(country, length))));
    expect(known).toEqual(registry.map(([country]) => country).sort());
  });

  test('is given back in capitals without blanks', () => {
    for (const text of ['de89 3704 0044 0532 0130 00', ' DE89370400440532013000 ', 'DE89\u{A0}3704\t0044053201\n3000']) expect(iban.validate(text)).toEqual({ value: 'DE89370400440532013000' });
    expect(iban.validate('gb29nwbk60161331926819')).toEqual({ value: 'GB29NWBK60161331926819' });
  });

  test('needs a right check sum and nothing but letters and digits', () => {
    for (const text of ['', 'DE88370400440532013000', 'DE98370400440532013000', 'DE89-3704-0044-0532-0130-00', 'XX89370400440532013000', 'DEA9370400440532013000', '1189370400440532013000', 'DE8937040044053201300Ö']) expect(iban.validate(text).issues).toMatchObject([{ code: 'ibanInvalid' }]);
  });
});
