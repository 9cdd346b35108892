export { UNKNOWN, type Language } from '../src/language.ts';
export { type NumericInput } from '../src/numeric.ts';
export {
  formatNumber,
  formatNumberRange,
  formatNumberToParts,
  formatPercent,
  type DecimalOptions,
} from '../src/number.ts';
export { digits, parseDecimal, parsePercent } from '../src/parseNumber.ts';
export { formatShortNumber, formatShortNumberToParts } from '../src/shortNumber.ts';
export { parseWrittenNumber, type NumberGrouping } from '../src/writtenNumber.ts';
