import type { RoleId } from '@resonanz/domain/roles';
import type { SalesStatus } from '@resonanz/domain/sales';
import { can } from '@resonanz/domain/transitions';

const WON: SalesStatus = 5;

/** The statuses in which nothing is left to do: unqualified, won, lost. */
const CLOSED: readonly SalesStatus[] = [3, WON, 6];

/** Whether a lead may still become a customer. */
export const isOpen = (status: SalesStatus): boolean => !CLOSED.includes(status);

/**
 * What a lead's new status asks for in a dialog first: a reason, a date or the customer; null where nothing is missing
 * (docs/domain/transitions.md#sales-status).
 */
export function questionOf(
  from: SalesStatus,
  to: SalesStatus,
  roleId: RoleId,
): 'reason' | 'followUpDate' | 'won' | null {
  if (to === WON) return 'won';
  const verdict = can('salesStatus', from, to, { roleId });
  if (verdict.allowed) return null;
  return verdict.reason === 'reasonRequired'
    ? 'reason'
    : verdict.reason === 'followUpDateRequired'
      ? 'followUpDate'
      : null;
}
