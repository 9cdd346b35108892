import { NumberParser } from '@internationalized/number';

/** How numbers are written in one language. */
export interface NumberTexts {
  /** The number a text means, also with its unit, or `null` when it means none. */
  read: (text: string) => number | null;
  /** With thousands marks, rounded to digits. */
  write: (value: number, digits: Digits) => string;
}

/** Digits after the decimal mark. */
export interface Digits {
  readonly least: number;
  readonly most: number;
}

const escaped = (sign: string) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Reads and writes numbers of a language. "1.850" is a thousand and more in German, but "1850.00" can only be a
 * decimal.
 */
export function numberTexts(locale: string): NumberTexts {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const mark = (type: string) => escaped(parts.find((part) => part.type === type)?.value ?? '');
  const own = new RegExp(String.raw`^-?(\d{1,3}(${mark('group')}\d{3})+|\d*)(${mark('decimal')}\d*)?$`);
  const parser = new NumberParser(locale, { maximumFractionDigits: 20 });
  const formats = new Map<string, Intl.NumberFormat>();
  return {
    read(text) {
      // Spaces of every kind, currencies, units and the long minus are only looks.
      const plain = text
        .replaceAll(/[\s\u00a0\u202f]|€|%|^[A-Z]{3}(?![A-Z])|(?<![A-Z])[A-Z]{3}$/g, '')
        .replace('−', '-');
      if (!/\d/.test(plain)) return null;
      if (own.test(plain)) return finite(parser.parse(plain));
      return /^-?\d+\.\d+$/.test(plain) ? finite(Number(plain)) : null;
    },
    write(value, { least, most }) {
      const key = `${least}-${most}`;
      const format =
        formats.get(key) ??
        new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
      formats.set(key, format);
      return format.format(value);
    },
  };
}

const finite = (value: number) => (Number.isFinite(value) ? value : null);
