import { containsHtml } from '@resonanz/validators/freeText';
import { invalidFields } from './ApiError.ts';

/** A reason in somebody's words, trimmed: 422 at `reason` when it is missing or markup. */
export function requiredReason(text: string | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  if (containsHtml(reason)) throw invalidFields([{ field: 'reason', key: 'containsHtml' }]);
  return reason;
}
