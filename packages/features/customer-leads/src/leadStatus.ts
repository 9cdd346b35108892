import type { RoleId } from '@resonanz/domain/roles';
import { SALES_STATUS, type SalesStatus } from '@resonanz/domain/sales';
import { can } from '@resonanz/domain/transitions';

/** The statuses in which nothing is left to do: unqualified, won, lost. */
const CLOSED: readonly SalesStatus[] = [SALES_STATUS.unqualified, SALES_STATUS.won, SALES_STATUS.lost];

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
  if (to === SALES_STATUS.won) return 'won';
  const verdict = can('salesStatus', from, to, { roleId });
  if (verdict.allowed) return null;
  return verdict.reason === 'reasonRequired'
    ? 'reason'
    : verdict.reason === 'followUpDateRequired'
      ? 'followUpDate'
      : null;
}
