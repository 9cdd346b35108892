/** The toolbar's choices, see `globalTypes` in `preview.tsx`. */
export type Look = Partial<Record<'language' | 'theme' | 'audience' | 'density', string>>;

/** The language of the words; the pseudo language lengthens the German ones. */
export const languageOf = (look: Look) => (look.language === 'en' ? 'en' : 'de');

/** Sets the document to a look, as a shell does before anything is drawn. */
export function showLook(look: Look) {
  const { theme, audience, density } = look;
  Object.assign(document.documentElement.dataset, { theme, audience, density });
  document.documentElement.lang = languageOf(look);
}

/** An address of a page with a look; the choices of Storybook's add-ons stay out. */
export function withLook(address: string, look: Look) {
  const { language = 'de', theme = 'light', audience = 'staff', density = 'compact' } = look;
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  asked.set('globals', `language:${language};theme:${theme};audience:${audience};density:${density}`);
  return `${path}?${asked}`;
}
