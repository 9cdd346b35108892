import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';
import type { Language } from './language.ts';
import { formatNumber, formatNumberRange, formatNumberToParts, formatPercent } from './number.ts';
import type { NumericInput } from './numeric.ts';
import { digits, parseDecimal, parsePercent } from './parseNumber.ts';
import { formatShortNumber, formatShortNumberToParts } from './shortNumber.ts';

const languages = fc.constantFrom<Language>('de', 'en');
/** Figures with at most two decimals. */
const cents = fc.maxSafeInteger().map((amount) => Math.trunc(amount / 8) / 100);
const figures: fc.Arbitrary<NumericInput> = fc.oneof(
  cents,
  fc.double(),
  fc.bigInt(),
  fc.bigInt().map(String),
  fc.constantFrom(null, undefined, '', ' '),
  fc.string(),
);
const join = (parts: readonly Intl.NumberFormatPart[]): string => parts.map(({ value }) => value).join('');

const UNITS = ['', 'K', 'M', 'B', 'T', 'Q'];

/** What a short number says, in tenths of one. */
function tenthsOf(text: string): bigint {
  const [, sign = '', whole = '', tenth = '0', suffix = ''] = /^(-?)(\d+)(?:\.(\d))?([KMBTQ]?)$/.exec(text) ?? [];
  return BigInt(`${sign}${whole}${tenth}`) * 1000n ** BigInt(UNITS.indexOf(suffix));
}

test('a figure that was written is read back', () => {
  fc.assert(
    fc.property(cents, languages, (value, language) => {
      expect(parseDecimal(formatNumber(value, language), language)).toBe(value + 0);
      expect(parsePercent(formatPercent(value, language), language)).toBe(value + 0);
    }),
  );
});

test('whole numbers of any length are written to the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt(), languages, (value, language) => {
      expect(formatNumber(value, language).replaceAll(/[.,]/g, '')).toBe(String(value));
      expect(formatNumber(String(value), language)).toBe(formatNumber(value, language));
    }),
  );
});

test('half is rounded away from zero at every length', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 9 }),
      (whole, fraction, next) => {
        const rounded = whole * 100n + BigInt(fraction) + (next < 5 ? 0n : 1n);
        const text = `${whole}.${String(fraction).padStart(2, '0')}${next}`;
        const expected = String(rounded)
          .padStart(3, '0')
          .replace(/(\d\d)$/, '.$1');
        const plain = (value: string): string => formatNumber(value, 'en', { minimumDecimals: 2 }).replaceAll(',', '');
        expect(plain(text)).toBe(expected);
        expect(plain(`-${text}`)).toBe(rounded === 0n ? expected : `-${expected}`);
      },
    ),
  );
});

test('no formatter throws, whatever comes, and none says NaN, infinity or minus zero', () => {
  fc.assert(
    fc.property(fc.oneof(figures, fc.anything() as fc.Arbitrary<NumericInput>), languages, (value, language) => {
      for (const text of [
        formatNumber(value, language),
        formatPercent(value, language),
        formatShortNumber(value, language),
        formatFileSize(value, language),
        formatNumberRange(value, null, language),
      ])
        expect(text).not.toMatch(/NaN|∞|^-0(\D|$)(?!\d)/);
    }),
  );
});

test('parts join to the text', () => {
  fc.assert(
    fc.property(figures, languages, fc.integer({ min: 0, max: 6 }), (value, language, minimumDecimals) => {
      expect(join(formatNumberToParts(value, language, { minimumDecimals }))).toBe(
        formatNumber(value, language, { minimumDecimals }),
      );
      expect(join(formatShortNumberToParts(value, language))).toBe(formatShortNumber(value, language));
    }),
  );
});

/** Figures of every length up to 10^18, many of them close to a carry. */
const lengths = fc.integer({ min: 0, max: 18 });
const whole = fc.oneof(
  fc
    .tuple(lengths, fc.bigInt({ min: 0n, max: 10n ** 19n }))
    .map(([length, value]) => value % 10n ** BigInt(length + 1)),
  fc
    .tuple(lengths, fc.bigInt({ min: -200n, max: 200n }))
    .map(([length, near]) => 99_995n * 10n ** BigInt(length) + near),
);

test('a greater number never reads shorter [R-FMT-022] [R-FMT-023]', () => {
  const signed = fc.tuple(whole, fc.boolean()).map(([value, isNegative]) => (isNegative ? -value : value));
  fc.assert(
    fc.property(signed, signed, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(tenthsOf(formatShortNumber(low)) <= tenthsOf(formatShortNumber(high))).toBe(true);
      expect(tenthsOf(formatShortNumber(Number(low))) <= tenthsOf(formatShortNumber(Number(high)))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -2000, max: 2000 }),
      fc.double({ noNaN: true, min: -2000, max: 2000 }),
      (one, other) => {
        expect(
          tenthsOf(formatShortNumber(Math.min(one, other))) <= tenthsOf(formatShortNumber(Math.max(one, other))),
        ).toBe(true);
      },
    ),
  );
});

test('a short number is off by half a tenth of its unit at most [R-FMT-022]', () => {
  fc.assert(
    fc.property(whole, (value) => {
      for (const input of [
        value,
        String(value),
        ...(value <= BigInt(Number.MAX_SAFE_INTEGER) ? [Number(value)] : []),
      ]) {
        const text = formatShortNumber(input);
        const unit = 1000n ** BigInt(UNITS.indexOf(text.replaceAll(/[\d.]/g, '')));
        const error = tenthsOf(text) - value * 10n;
        expect((error < 0n ? -error : error) * 2n <= unit).toBe(true);
        // Exactly in the middle it goes up.
        expect(error * 2n === -unit && unit > 1n).toBe(false);
      }
    }),
  );
});

test('German and English short numbers differ in the decimal sign alone', () => {
  fc.assert(
    fc.property(figures, (value) => {
      expect(formatShortNumber(value, 'de')).toBe(formatShortNumber(value, 'en').replace('.', ','));
    }),
  );
});

test('a file size is at most 1024 of its unit, but for GB, and a greater one never reads smaller', () => {
  const bytesOf = (text: string): number => {
    const [figure = '', unit = ''] = text.split('\u00A0');
    return (parseDecimal(figure, 'en') ?? Number.NaN) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
  };
  const sizes = fc
    .tuple(fc.integer({ min: 0, max: 43 }), fc.double({ noNaN: true, min: 0, max: 1 }))
    .map(([power, share]) => Math.round(2 ** power * share));
  fc.assert(
    fc.property(sizes, sizes, (one, other) => {
      expect(bytesOf(formatFileSize(Math.min(one, other), 'en'))).toBeLessThanOrEqual(
        bytesOf(formatFileSize(Math.max(one, other), 'en')),
      );
      expect(formatFileSize(one, 'en')).toMatch(
        /^(1,0[01]\d(\.\d)?\u00A0[BKM]|1,02[0-3](\.\d)?\u00A0[BKM]|\d{1,3}(\.\d)?\u00A0[BKM]|[\d,.]+\u00A0GB)/,
      );
    }),
  );
});

test('any text can be read or rejected, and keeping digits twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '.', ',', '-', '%', ' ') })),
      languages,
      (text, language) => {
        for (const number of [parseDecimal(text, language), parsePercent(text, language)])
          expect(number === undefined || (Number.isFinite(number) && !Object.is(number, -0))).toBe(true);
        expect(digits(digits(text))).toBe(digits(text));
      },
    ),
  );
});
