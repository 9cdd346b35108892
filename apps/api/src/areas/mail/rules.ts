import { type FieldError, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { plainText } from '../../platform/mail/plainText.ts';

type MailInput = Schemas['MailInput'];

const YEAR = 366 * 86_400_000;

/** Rejects an incomplete mail or an invalid send time: 422 with an error for each invalid field. */
export function rejectIncomplete({ receivers, subject, message, scheduledAt }: MailInput, now: Date): void {
  const at = scheduledAt === undefined ? undefined : Date.parse(scheduledAt);
  const errors: readonly (FieldError | false)[] = [
    receivers.length === 0 && { field: 'receivers', key: 'required' },
    subject === '' && { field: 'subject', key: 'required' },
    plainText(message) === '' && { field: 'message', key: 'required' },
    at !== undefined && at <= now.getTime() && { field: 'scheduledAt', key: 'scheduledInPast' },
    at !== undefined && at > now.getTime() + YEAR && { field: 'scheduledAt', key: 'scheduledTooLate' },
  ];
  const found = errors.filter((error) => error !== false);
  if (found.length > 0) throw invalidFields(found);
}
