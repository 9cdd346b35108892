import type { Selectable } from 'kysely';
import { type FieldError, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { plainText } from '../../platform/mail/plainText.ts';
import type { MailThreadsTable } from './tables.ts';

type MailInput = Schemas['MailInput'];

type Thread = Pick<Selectable<MailThreadsTable>, 'influencer_id' | 'customer_id' | 'tester_user_id' | 'amazon_user_id'>;

/** The id of the partner of a thread, where the partner is a receiver of this kind. */
export function partnerIdOf(thread: Thread, userType: Schemas['MailReceiver']['userType']): number | null {
  const ids = {
    influencer: thread.influencer_id,
    customer: thread.customer_id,
    tester: thread.tester_user_id,
    amazonUser: thread.amazon_user_id,
  };
  return ids[userType];
}

/** The kind of receiver that a thread's partner is; a brand is written to as its customer. */
export const receiverTypeOf = (userType: Schemas['MailUserType']): Schemas['MailReceiver']['userType'] =>
  userType === 'influencer' || userType === 'tester' || userType === 'amazonUser' ? userType : 'customer';

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
