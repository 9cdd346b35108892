import type { LocalizedText, QuestionOption } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import type { Translate } from './messages.ts';

/** A text in a language, or in the other one while it is missing there. */
export const textIn = (text: LocalizedText, language: Language): string =>
  text[language].trim() || text[language === 'de' ? 'en' : 'de'].trim();

/** The text of an option, or its place while it is still to be written, as in a preview. */
export const optionText = (t: Translate, { text }: QuestionOption, place: number, language: Language): string =>
  textIn(text, language) || t('questionnaireEditor.option', { place: place + 1 });
