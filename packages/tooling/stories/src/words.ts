// Storybook's address holds the choices of its toolbar; tests have none of them and read German.
const address = typeof location === 'undefined' ? '' : location.search;
const globals = new URLSearchParams(address).get('globals') ?? '';

/** The language in which stories speak on this page. */
export const wordLanguage = /\blanguage:en\b/.test(globals) ? 'en' : 'de';

/** One word of a story, of which each language has its own. */
export const both = <T>(german: T, english: T): T => (wordLanguage === 'en' ? english : german);

/**
 * The words of a story, each in German and English, in the language in which the page was opened. A story can use them
 * wherever it uses a string: in args, constants and play functions. Storybook loads the page again when its language
 * changes.
 *
 * @example
 *   const words = storyWords({ save: ['Speichern', 'Save'] });
 *   export const Playground: Story = { args: { children: words.save } };
 */
export function storyWords<T extends Record<string, unknown>>(words: {
  readonly [Key in keyof T]: readonly [german: T[Key], english: T[Key]];
}): T {
  const chosen = Object.entries<readonly [unknown, unknown]>(words).map(([key, [german, english]]) => [
    key,
    both(german, english),
  ]);
  return Object.fromEntries(chosen) as T;
}
