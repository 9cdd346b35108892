import type { LocalizedText } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';

/** A text in a language, or in the other one while it is missing there. */
export const textIn = (text: LocalizedText, language: Language): string =>
  text[language].trim() || text[language === 'de' ? 'en' : 'de'].trim();
