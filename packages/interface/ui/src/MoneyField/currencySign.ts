/** How a currency is written in a language, and whether its sign stands before the figure. */
export function currencySign(locale: string, currency: string): { sign: string; isBefore: boolean } {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const sign = parts.findIndex(({ type }) => type === 'currency');
  return { sign: parts[sign]?.value ?? currency, isBefore: sign < parts.findIndex(({ type }) => type === 'integer') };
}
