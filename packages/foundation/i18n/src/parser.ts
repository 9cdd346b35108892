import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Teaches the packages to read ICU texts that were not compiled, for importers that write messages or overrides with
 * plurals or choices and do not compile them. Call it once at the start; 7 kB.
 *
 * @source house
 */
export function addParser(): void {
  IntlMessageFormat.__parse = parse;
}
