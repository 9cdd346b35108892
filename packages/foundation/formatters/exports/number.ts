export { UNKNOWN, type Language, type NumericInput } from '../src/language.ts';
export { digits, formatNumber, formatPercent, formatShortNumber, parseDecimal, type DecimalOptions } from '../src/number.ts';
