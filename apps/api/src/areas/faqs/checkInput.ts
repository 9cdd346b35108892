import type { CallUser } from '../../platform/access/CallUser.ts';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import { type FieldError, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { plainText } from '../../platform/mail/plainText.ts';

/** Maximum number of FAQs in a group. */
export const MAX_FAQS = 100;

/** Maximum number of groups. */
export const MAX_GROUPS = 50;

/** An answer as it is stored: reduced to the elements of the rich-text editor; empty without words. */
function cleanAnswer(html: string): string {
  const clean = cleanHtml('template', html);
  return plainText(clean) === '' ? '' : clean;
}

const fieldsOf = (language: 'De' | 'En') => [`question${language}`, `answer${language}`] as const;

/** What the two fields of a language lack: both or none are filled in. */
function missingOf(language: 'De' | 'En', question: string, answer: string): FieldError[] {
  const [questionField, answerField] = fieldsOf(language);
  if (question === '' && answer !== '') return [{ field: questionField, key: 'required' }];
  return question !== '' && answer === '' ? [{ field: answerField, key: 'required' }] : [];
}

/**
 * The input as it is stored. Throws 422 `required` where a question lacks its answer or the other way round, and where
 * no language has both (docs/domain/testers.md#faqs).
 */
export function checkFaq(input: Schemas['FaqInput']) {
  const values = {
    group_id: input.faqGroupId,
    question_de: input.questionDe.trim(),
    question_en: input.questionEn.trim(),
    answer_de: cleanAnswer(input.answerDe),
    answer_en: cleanAnswer(input.answerEn),
    is_active: input.isActive,
  };
  const missing = [
    ...missingOf('De', values.question_de, values.answer_de),
    ...missingOf('En', values.question_en, values.answer_en),
  ];
  const isEmpty = values.question_de === '' && values.question_en === '' && missing.length === 0;
  if (isEmpty) throw invalidFields(fieldsOf('De').map((field) => ({ field, key: 'required' })));
  if (missing.length > 0) throw invalidFields(missing);
  return values;
}

/** An FAQ by the names of the wire, as its history lists it. */
export const namedFaq = (row: ReturnType<typeof checkFaq>) => ({
  faqGroupId: row.group_id,
  questionDe: row.question_de,
  questionEn: row.question_en,
  answerDe: row.answer_de,
  answerEn: row.answer_en,
  isActive: row.is_active,
});

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('Faqs', 'add')) throw forbidden();
}
