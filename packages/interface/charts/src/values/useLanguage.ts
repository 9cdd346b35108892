import type { Language } from '@resonanz/formatters/number';
import { useLocale } from 'react-aria-components/I18nProvider';

/** The language that `LocaleProvider` sets. */
export function useLanguage(): Language {
  return useLocale().locale.startsWith('de') ? 'de' : 'en';
}
