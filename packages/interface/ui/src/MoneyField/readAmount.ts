/** Takes out what is not part of a figure: currency, words, spaces; a minus before or after them stays. */
const figureOf = (text: string) =>
  text
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[^\d.,-]/g, '')
    .replace(/[.,-]+$/, '');

/**
 * Reads a whole amount as it is copied from elsewhere: "1.234,50 €", "EUR 1,234.50", "1 234,50". Where both marks
 * occur, the last one is the decimal mark; one mark alone is the decimal mark unless exactly three digits follow and
 * the language groups with it.
 */
export function readAmount(text: string, decimal: string): number | null {
  const figure = figureOf(text);
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const mark = figure.charAt(last);
  const hasBoth = figure.includes('.') && figure.includes(',');
  const isRepeated = mark !== '' && figure.indexOf(mark) !== last;
  const groups = /^\d{3}$/.test(figure.slice(last + 1)) && mark !== decimal;
  const isDecimal = last >= 0 && (hasBoth || (!isRepeated && !groups));
  const whole = (isDecimal ? figure.slice(0, last) : figure).replaceAll(/[.,]/g, '');
  const plain = isDecimal ? `${whole}.${figure.slice(last + 1)}` : whole;
  if (!/^-?\d*(?:\.\d*)?$/.test(plain) || !/\d/.test(plain)) return null;
  return Number(Number(plain).toFixed(2));
}
