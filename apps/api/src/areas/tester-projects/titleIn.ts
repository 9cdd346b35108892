/** The title of a record in the language of its reader. */
export const titleIn = (
  language: 'DE' | 'EN',
  { title_de: german, title_en: english }: { readonly title_de: string; readonly title_en: string },
): string => (language === 'DE' ? german : english);
