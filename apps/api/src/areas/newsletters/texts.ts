import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import type { NewsletterTexts } from './rules/texts.ts';

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

/** Texts as the history lists them; of long ones their length. */
export const namedTexts = (texts: NewsletterTexts) => ({
  subjectDe: texts.subject_de,
  subjectEn: texts.subject_en,
  textDe: texts.text_de.length,
  textEn: texts.text_en.length,
});
