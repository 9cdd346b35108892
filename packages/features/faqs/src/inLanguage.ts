import type { ActiveFaq } from '@resonanz/api-client/faqs';
import type { Language } from '@resonanz/i18n/language';

/** Question and answer in the words of one language. */
export interface FaqText {
  /** The language they are in, which may not be the reader's. */
  readonly language: Language;
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/** What a reader is shown of an FAQ: the own language, or the other one where that is missing. */
export function inLanguage(
  faq: Pick<ActiveFaq, 'answerDe' | 'answerEn' | 'questionDe' | 'questionEn'>,
  language: Language,
): FaqText {
  const german: FaqText = { language: 'de', question: faq.questionDe, answer: faq.answerDe };
  const english: FaqText = { language: 'en', question: faq.questionEn, answer: faq.answerEn };
  const [own, other] = language === 'de' ? [german, english] : [english, german];
  return own.question === '' ? other : own;
}
