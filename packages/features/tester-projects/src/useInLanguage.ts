import { createContext, useContext } from 'react';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage } from '@resonanz/i18n/react';

/** The language of what is written about a product test, where it is another one than that of the page. */
export const WrittenLanguage = createContext<Language | null>(null);

/** Chooses the text in the language of the page, or in the one that is asked for. */
export function useInLanguage(): (german: string, english: string) => string {
  const { language } = useLanguage();
  const written = useContext(WrittenLanguage) ?? language;
  return (german, english) => (written === 'de' ? german : english);
}
