import type { Language } from './language.ts';
import { stepOf } from './magnitude.ts';
import { numberFormat, toNumeric, type Numeric, type NumericInput } from './numeric.ts';

const SUFFIXES = 'KMBTQ';

function scale(value: NumericInput): { readonly scaled: Numeric; readonly suffix: string } {
  const number = toNumeric(value) ?? 0;
  const step = stepOf(Math.abs(Number(number)), 1000, SUFFIXES.length);
  // A quotient of more than 15 digits can round up to a half that the number itself does not reach.
  const isExact = typeof number !== 'number' || Number.isSafeInteger(number);
  return {
    scaled: isExact ? (`${number}e-${3 * step}` as `${number}`) : number / 1000 ** step,
    suffix: SUFFIXES.charAt(step - 1),
  };
}

const formatOf = (language: Language): Intl.NumberFormat => numberFormat(language, 0, 1, false);

/**
 * Large figures in little room: `128.4K`, `1.2M`, up to Q for quadrillion, with one decimal at most and without `.0`.
 * The language chooses the decimal sign alone and is English when left out, as the contract has it. Unknown and zero
 * give `0`.
 *
 * @source docs/domain/formats.md#short-numbers
 */
export function formatShortNumber(value: NumericInput, language: Language = 'en'): string {
  const { scaled, suffix } = scale(value);
  return formatOf(language).format(scaled) + suffix;
}

/**
 * The parts of {@link formatShortNumber}, typed as `Intl.NumberFormat` names them; the suffix is the part `compact`.
 *
 * @source house
 */
export function formatShortNumberToParts(
  value: NumericInput,
  language: Language = 'en',
): readonly Intl.NumberFormatPart[] {
  const { scaled, suffix } = scale(value);
  const parts = formatOf(language).formatToParts(scaled);
  return suffix === '' ? parts : [...parts, { type: 'compact', value: suffix }];
}
