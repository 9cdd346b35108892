import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/**
 * The language a value is written in; the same codes as the locale of the product.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export type Language = 'de' | 'en';

/**
 * The dash that stands where a figure is unknown.
 *
 * @source house
 */
export const UNKNOWN = '–';

type MessageId = keyof typeof de;

const TEXTS: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { de, en };

/** A message of this package with its placeholder filled. */
export function textOf(language: Language, id: MessageId, values: Readonly<Record<string, string>> = {}): string {
  return TEXTS[language][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
