import type { Selectable } from 'kysely';
import { can } from '@resonanz/domain/transitions';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { conflict, type FieldError, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { AmazonUsersTable } from './tables.ts';

type Input = Schemas['AmazonUserInput'];
type Change = Schemas['AmazonUserStateChange'];
type Row = Pick<Selectable<AmazonUsersTable>, 'state' | 'amount' | 'ordered_on'>;

/** The person as it is stored, without space around its words; what is left out of a change stays. */
export const checkAmazonUser = (input: Input) => ({
  first_name: input.firstName.trim(),
  last_name: input.lastName.trim(),
  email: input.email.trim(),
  language: input.language,
  campaign_id: input.campaignId,
  ...(input.profileLink !== undefined && { profile_link: input.profileLink }),
  ...(input.country !== undefined && { country: input.country }),
  ...(input.reviewLink !== undefined && { review_link: input.reviewLink }),
  ...(input.notes !== undefined && { notes: input.notes.trim() }),
});

/** The person by the names of the wire, as the history lists it. */
export const namedAmazonUser = (row: Partial<ReturnType<typeof checkAmazonUser>>) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  language: row.language,
  campaignId: row.campaign_id,
  profileLink: row.profile_link,
  country: row.country,
  reviewLink: row.review_link,
  notes: row.notes === '' ? null : row.notes,
});

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('Testerworld Dashboard', 'add')) throw forbidden();
}

/** Input fields that a transition may require, by the error that reports them. */
const FIELD_OF = { declineReasonRequired: 'reason', documentRequired: 'orderProof' } as const;

const isFieldMissing = (reason: string): reason is keyof typeof FIELD_OF => Object.hasOwn(FIELD_OF, reason);

/** Rejects a step that the table does not allow, or that lacks its reason or the proof of the order. */
export function rejectStep(user: CallUser, row: Row, { state, reason }: Change, hasProof: boolean): void {
  const hasReason = reason !== undefined;
  const verdict = can('amazonUser', row.state, state, {
    roleId: user.roleId,
    reason: hasReason,
    declineReason: hasReason,
    document: hasProof,
  });
  if (verdict.allowed) return;
  if (isFieldMissing(verdict.reason)) throw invalidFields([{ field: FIELD_OF[verdict.reason], key: 'required' }]);
  throw conflict(verdict.reason);
}

/**
 * What a step writes beside the state: the order or the refund. Throws 422 where a value is missing or out of range.
 * The review link is not among what it knows (docs/domain/testers.md#amazon-users).
 */
export function valuesOfStep(row: Row, change: Change, today: string) {
  const errors: FieldError[] = [];
  const need = (field: keyof Change): void => {
    if (change[field] === undefined) errors.push({ field, key: 'required' });
  };
  const { orderNumber, amount, orderedOn, refundAmount, refundedOn } = change;
  if (change.state === 'ordered') {
    need('orderNumber');
    need('amount');
    need('orderedOn');
    if (orderedOn !== undefined && orderedOn > today) errors.push({ field: 'orderedOn', key: 'futureDate' });
  }
  if (change.state === 'refunded') {
    need('refundAmount');
    need('refundedOn');
    if (refundedOn !== undefined && refundedOn > today) errors.push({ field: 'refundedOn', key: 'futureDate' });
    if (refundedOn !== undefined && row.ordered_on !== null && refundedOn < row.ordered_on)
      errors.push({ field: 'refundedOn', key: 'outOfRange' });
    if (refundAmount !== undefined && row.amount !== null && refundAmount > row.amount)
      errors.push({ field: 'refundAmount', key: 'outOfRange' });
  }
  if (errors.length > 0) throw invalidFields(errors);
  if (change.state === 'ordered')
    return { order_number: orderNumber?.trim() ?? null, amount: amount ?? null, ordered_on: orderedOn ?? null };
  if (change.state === 'refunded') return { refund_amount: refundAmount ?? null, refunded_on: refundedOn ?? null };
  return change.state === 'declined' ? { decline_reason: change.reason?.trim() ?? null } : {};
}
