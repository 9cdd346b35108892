import type { Faq, FaqInput } from '@resonanz/api-client/faqs';

/** The longest texts, as the contract has them; an answer has less characters than its HTML. */
export const LIMITS = { question: 300, answer: 10_000 } as const;

/** Fields at which errors are shown. */
export const FIELDS = ['faqGroupId', 'questionDe', 'questionEn', 'answerDe', 'answerEn'] as const;

/** What is entered; without a group until one is chosen. */
export interface FaqDraft {
  readonly faqGroupId: number | null;
  readonly questionDe: string;
  readonly questionEn: string;
  readonly answerDe: string;
  readonly answerEn: string;
  readonly isActive: boolean;
}

/** What can be entered; `faq` as it was read, undefined for a new one. */
export const draftOf = (faq: Faq | undefined): FaqDraft => ({
  faqGroupId: faq?.faqGroupId ?? null,
  questionDe: faq?.questionDe ?? '',
  questionEn: faq?.questionEn ?? '',
  answerDe: faq?.answerDe ?? '',
  answerEn: faq?.answerEn ?? '',
  isActive: faq?.isActive ?? true,
});

type Missing = { readonly [Field in (typeof FIELDS)[number]]?: true };

/** The fields without which it cannot be saved: the group, and both of a language or none (docs/domain/testers.md#faqs). */
export function missingOf({ faqGroupId, questionDe, questionEn, answerDe, answerEn }: FaqDraft): Missing {
  const has = {
    questionDe: questionDe.trim() !== '',
    questionEn: questionEn.trim() !== '',
    answerDe: answerDe !== '',
    answerEn: answerEn !== '',
  };
  const isEmpty = Object.values(has).every((isThere) => !isThere);
  return {
    ...(faqGroupId === null && { faqGroupId: true }),
    ...(!has.questionDe && (has.answerDe || isEmpty) && { questionDe: true }),
    ...(!has.answerDe && (has.questionDe || isEmpty) && { answerDe: true }),
    ...(!has.questionEn && has.answerEn && { questionEn: true }),
    ...(!has.answerEn && has.questionEn && { answerEn: true }),
  };
}

/** What is sent; undefined while no group is chosen. */
export const toInput = ({ faqGroupId, ...draft }: FaqDraft, faq: Faq | undefined): FaqInput | undefined =>
  faqGroupId === null
    ? undefined
    : { ...(faq && { faqId: faq.faqId, updatedAt: faq.updatedAt }), ...draft, faqGroupId };
