import { useLanguage } from '@resonanz/i18n/react';

/** Chooses the text in the language of the page. */
export function useInLanguage(): (german: string, english: string) => string {
  const { language } = useLanguage();
  return (german, english) => (language === 'de' ? german : english);
}
