/** The title of a test, or of a part of it, in the language of a reader; German where there is no other. */
export const titleIn = (
  language: 'DE' | 'EN',
  { title_de, title_en }: { readonly title_de: string; readonly title_en: string },
): string => (language === 'EN' && title_en !== '' ? title_en : title_de);
