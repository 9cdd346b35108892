import { numberFormat, toNumber, write, type Language, type NumericInput } from './language.ts';

/** How an amount is written. */
export interface MoneyOptions {
  /** ISO code of the amount's own currency; the currency of the language (EUR, USD) when left out. */
  readonly currency?: string;
  /** Always two decimals, for columns and totals; else none to two. */
  readonly fixed?: boolean;
}

interface Style {
  readonly numbers: Language;
  readonly symbol: string;
  readonly position: 'before' | 'after';
}

function styleOf(currency: string, language: Language): Style {
  switch (currency) {
    case 'EUR':
      return { numbers: language, symbol: '€', position: language === 'de' ? 'after' : 'before' };
    case 'USD':
      return { numbers: 'en', symbol: '$', position: 'before' };
    case 'GBP':
      return { numbers: 'en', symbol: '£', position: 'after' };
    case 'CHF':
      return { numbers: 'de', symbol: 'CHF', position: 'after' };
    default:
      return { numbers: language, symbol: currency, position: 'after' };
  }
}

/**
 * `1.234,5 €` in German, `€1,234.5` in English, `$1,234.5` and `1,234.5 £` in both. Before a symbol
 * that follows stands a no-break space. Unknown amounts are 0.
 */
export function formatMoney(value: NumericInput, language: Language, { currency, fixed = false }: MoneyOptions = {}): string {
  const code = currency?.trim().toUpperCase() || (language === 'de' ? 'EUR' : 'USD');
  const style = styleOf(code, language);
  const text = write(numberFormat(style.numbers, fixed ? 2 : 0, 2), toNumber(value) ?? 0);
  if (style.position === 'after') return `${text}\u00A0${style.symbol}`;
  return text.startsWith('-') ? `-${style.symbol}${text.slice(1)}` : `${style.symbol}${text}`;
}
