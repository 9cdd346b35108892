import type { AnswerErrorKey } from '@resonanz/domain/questionnaires';
import { invalidFields } from '../../../platform/http/ApiError.ts';

/** Rejects answers with what is wrong with them, by question. */
export function rejectAnswers(errors: Readonly<Record<string, AnswerErrorKey>>): void {
  const found = Object.entries(errors);
  if (found.length === 0) return;
  throw invalidFields(found.map(([question, key]) => ({ field: `answers.${question}`, key })));
}
