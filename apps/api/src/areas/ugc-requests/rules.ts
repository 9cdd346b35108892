import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { invalidFields, forbidden } from '../../platform/http/ApiError.ts';
import type { UgcRow } from './record/order.ts';

/** Whether the brand may still change a request. */
export const isChangeable = (row: Pick<UgcRow, 'archived' | 'is_draft' | 'status' | 'started_at'>): boolean =>
  !row.archived &&
  (row.is_draft ||
    row.status === REQUEST_STATUS.declined ||
    (row.status === REQUEST_STATUS.pending && row.started_at === null));

/** Users who signed up by token can read, decide and comment, but not order (docs/domain/permissions.md#invited-brands). */
export function rejectTokenSignup(user: CallUser): void {
  if (user.signupWithToken) throw forbidden();
}

/** Rejects a new delivery date in the past. A date that was in the future when the brand chose it may pass. */
export function rejectPastDelivery(before: UgcRow, { delivery_date: day }: UgcRow, today: string): void {
  const isNew = before.is_draft || before.status === REQUEST_STATUS.declined || day !== before.delivery_date;
  if (isNew && day !== null && day < today) throw invalidFields([{ field: 'deliveryDate', key: 'pastDate' }]);
}
