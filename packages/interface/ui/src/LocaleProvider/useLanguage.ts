import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Language of the interface as `LocaleProvider` gives it; without one, that of the browser if it is German, else
 * English.
 */
export function useLanguage(): 'de' | 'en' {
  return useLocale().locale.startsWith('de') ? 'de' : 'en';
}
