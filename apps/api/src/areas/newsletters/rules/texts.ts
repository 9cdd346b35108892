import { foreignPlaceholders, lonePlaceholders, unknownPlaceholders } from '@resonanz/domain/newsletters';
import type { FieldError } from '../../../platform/http/ApiError.ts';

/** Subjects and texts as they are stored. */
export interface NewsletterTexts {
  subject_de: string;
  subject_en: string;
  text_de: string;
  text_en: string;
}

const FIELDS = [
  { language: 'de', field: 'subjectDe', column: 'subject_de' },
  { language: 'de', field: 'textDe', column: 'text_de' },
  { language: 'en', field: 'subjectEn', column: 'subject_en' },
  { language: 'en', field: 'textEn', column: 'text_en' },
] as const;

const whole = (texts: NewsletterTexts, language: 'de' | 'en'): string =>
  `${texts[`subject_${language}`]} ${texts[`text_${language}`]}`;

/** Placeholders that nobody knows, that belong to the other language, or that the other language lacks. */
export function placeholderErrors(texts: NewsletterTexts): FieldError[] {
  const unknown = FIELDS.flatMap(({ language, field, column }) =>
    unknownPlaceholders(texts[column]).length > 0 || foreignPlaceholders(texts[column], language).length > 0
      ? [{ field, key: 'unknownPlaceholder' }]
      : [],
  );
  const lacking = new Set(
    lonePlaceholders({ de: whole(texts, 'de'), en: whole(texts, 'en') }).map(({ language }) => language),
  );
  const missing = [...lacking].map((language) => ({
    field: language === 'de' ? 'textDe' : 'textEn',
    key: 'placeholderMissing',
  }));
  return unknown.length > 0 ? unknown : missing;
}

/** What is empty of these languages. */
export const missingTexts = (texts: NewsletterTexts, languages: readonly ('de' | 'en')[]): FieldError[] =>
  FIELDS.filter(({ language, column }) => languages.includes(language) && texts[column] === '').map(({ field }) => ({
    field,
    key: 'required',
  }));

/** Languages in which there is a subject or a text. */
export const languagesOf = (texts: NewsletterTexts): ('de' | 'en')[] =>
  (['de', 'en'] as const).filter((language) => whole(texts, language).trim() !== '');
