import { foreignPlaceholders, lonePlaceholders, unknownPlaceholders } from '@resonanz/domain/newsletters';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import type { FieldError } from '../../platform/http/ApiError.ts';

/** Subjects and texts as they are stored. */
export interface NewsletterTexts {
  subject_de: string;
  subject_en: string;
  text_de: string;
  text_en: string;
}

interface TextInput {
  subjectDe: string;
  subjectEn: string;
  textDe: string;
  textEn: string;
}

/** Whether HTML shows nothing. */
const isBlank = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === '';

/** HTML of a newsletter, reduced to what its editor writes. */
export function cleanText(html: string): string {
  const safe = cleanHtml('template', html).trim();
  return isBlank(safe) ? '' : safe;
}

/** Subjects and texts of an input, cleaned. */
export const checkedTexts = (input: TextInput): NewsletterTexts => ({
  subject_de: input.subjectDe.trim(),
  subject_en: input.subjectEn.trim(),
  text_de: cleanText(input.textDe),
  text_en: cleanText(input.textEn),
});

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

/** Texts as the history lists them; of long ones their length. */
export const namedTexts = (texts: NewsletterTexts) => ({
  subjectDe: texts.subject_de,
  subjectEn: texts.subject_en,
  textDe: texts.text_de.length,
  textEn: texts.text_en.length,
});
