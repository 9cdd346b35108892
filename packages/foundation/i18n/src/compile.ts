import { parse } from '@formatjs/icu-messageformat-parser';
import { isPlain, type MessageSource } from './message.ts';

/**
 * Compiles one ICU message for use without a parser; a text with nothing but `{name}` and `{name, number}` needs none
 * and stays as it is. Throws a `SyntaxError` for a text that is not ICU.
 *
 * @source docs/domain/languages.md#catalogues
 */
export function compileMessage(text: string): MessageSource {
  return isPlain(text) ? text : parse(text, { captureLocation: false, shouldParseSkeletons: true });
}

/**
 * Compiles a catalogue, for a build: key → message.
 *
 * @source docs/domain/languages.md#catalogues
 */
export function compileMessages(catalogue: Readonly<Record<string, string>>): Record<string, MessageSource> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]));
}
