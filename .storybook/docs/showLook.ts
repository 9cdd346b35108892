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

/** A look as Storybook reads it from an address; its add-ons have choices of their own, which stay out. */
export const lookInAddress = ({ language = 'de', theme = 'light', audience = 'staff', density = 'compact' }: Look) =>
  `language:${language};theme:${theme};audience:${audience};density:${density}`;
