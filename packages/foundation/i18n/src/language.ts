/**
 * The two interface languages of the product.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export type Language = 'de' | 'en';

/**
 * Language codes as the session and the wire carry them (`userLanguage`).
 *
 * @source docs/domain/languages.md#german-and-english
 */
export type WireLanguage = 'DE' | 'EN';

/**
 * Locale handed to every `Intl` object of a language.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export type Locale = 'de-DE' | 'en-US';

/**
 * Every interface language with its own name, in the order of the language choice.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export const LANGUAGES: readonly { readonly language: Language; readonly wire: WireLanguage; readonly name: string }[] =
  [
    { language: 'de', wire: 'DE', name: 'Deutsch' },
    { language: 'en', wire: 'EN', name: 'English' },
  ];

/**
 * The language shown when nothing is stored and the browser says nothing.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export const DEFAULT_LANGUAGE: Language = 'de';

/**
 * Reads a stored or transmitted code in either case; anything but German and English is `undefined`.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function parseLanguage(code: string | null | undefined): Language | undefined {
  const lower = code?.trim().toLowerCase();
  return lower === 'de' || lower === 'en' ? lower : undefined;
}

/**
 * Picks the language to start in: the stored choice, else the browser's first code, where every German code (`de`,
 * `de-AT`, `de-DE`, …) means German, any other code English and no code German.
 *
 * @source docs/domain/languages.md#choosing-the-language
 */
export function chooseLanguage(stored: string | null | undefined, browserCodes: readonly string[]): Language {
  const chosen = parseLanguage(stored);
  if (chosen) return chosen;
  const first = browserCodes.map((code) => code.trim().toLowerCase()).find((code) => code !== '');
  if (first === undefined) return DEFAULT_LANGUAGE;
  return first === 'de' || first.startsWith('de-') ? 'de' : 'en';
}

/**
 * Locale for the `Intl` objects of a language.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function localeOf(language: Language): Locale {
  return language === 'de' ? 'de-DE' : 'en-US';
}

/**
 * Upper-case code for the session value `userLanguage`.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function wireLanguage(language: Language): WireLanguage {
  return language === 'de' ? 'DE' : 'EN';
}
