import { containsHtml } from '@resonanz/validators/freeText';
import { invalidFields } from './ApiError.ts';

/** Returns a trimmed reason; 422 at `reason` when it is missing or contains markup. */
export function requiredReason(text: string | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  if (containsHtml(reason)) throw invalidFields([{ field: 'reason', key: 'containsHtml' }]);
  return reason;
}
