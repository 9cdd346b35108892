import de from '../messages/general/de.json' with { type: 'json' };
import en from '../messages/general/en.json' with { type: 'json' };

/**
 * Key of a common word, for example `word.cancel`.
 *
 * @source house
 */
export type GeneralWord = keyof typeof de;

/**
 * The words that all screens share, on buttons and above messages, by language; fits `translator` and `useMessages` of
 * `@resonanz/i18n`. Features take them from here instead of from a catalogue of their own.
 *
 * @source house
 */
export const generalWords: {
  readonly de: Readonly<Record<GeneralWord, string>>;
  readonly en: Readonly<Record<GeneralWord, string>>;
} = {
  de,
  en,
};
