import { UNKNOWN, type Language } from './language.ts';
import { stepOf } from './magnitude.ts';
import { numberFormat, toNumeric, type NumericInput } from './numeric.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A number of bytes in B, KB, MB or GB of 1024 each, as the limits of uploads count: `1,5 MB` in German, `1.5 MB` in
 * English, with one decimal at most and a no-break space. A dash when unknown or negative.
 *
 * @source docs/domain/files.md#uploads
 */
export function formatFileSize(bytes: NumericInput, language: Language): string {
  const size = Number(toNumeric(bytes));
  if (!(size >= 0 && size < Infinity)) return UNKNOWN;
  const step = stepOf(size, 1024, UNITS.length - 1);
  return `${numberFormat(language, 0, 1).format(size / 1024 ** step)}\u00A0${UNITS[step]}`;
}
