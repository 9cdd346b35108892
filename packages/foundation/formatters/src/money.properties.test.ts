import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { formatMoney, formatMoneyRange, formatMoneyToParts } from './money.ts';
import type { NumericInput } from './numeric.ts';
import { parseMoney } from './parseMoney.ts';

const languages = fc.constantFrom<Language>('de', 'en');
const currencies = fc.constantFrom('EUR', 'USD', 'GBP', 'CHF');
const cents = fc.maxSafeInteger().map((amount) => Math.trunc(amount / 8) / 100);
const amounts: fc.Arbitrary<NumericInput> = fc.oneof(cents, fc.double(), fc.bigInt(), fc.string());

test('an amount that was written is read back, in every currency and both languages', () => {
  fc.assert(
    fc.property(cents, languages, currencies, fc.boolean(), (amount, language, currency, fixed) => {
      expect(parseMoney(formatMoney(amount, language, { currency, fixed }), language)).toEqual({
        amount: amount + 0,
        currency,
      });
    }),
  );
});

test('parts join to the text', () => {
  fc.assert(
    fc.property(
      amounts,
      languages,
      fc.oneof(currencies, fc.constant('PLN')),
      fc.boolean(),
      (amount, language, currency, fixed) => {
        const parts = formatMoneyToParts(amount, language, { currency, fixed });
        expect(parts.map(({ value }) => value).join('')).toBe(formatMoney(amount, language, { currency, fixed }));
      },
    ),
  );
});

test('nothing throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything() as fc.Arbitrary<NumericInput>, fc.string(), languages, (amount, text, language) => {
      expect(formatMoney(amount, language, { currency: text })).not.toMatch(/NaN|∞/);
      expect(typeof formatMoneyRange(amount, null, language)).toBe('string');
      expect(['object', 'undefined']).toContain(typeof parseMoney(text, language));
    }),
  );
});
