import { QUALIFIED, SALES_STATUS, type Qualified, type SalesStatus } from './enumerations/customerStates.ts';

/**
 * The columns of the sales board: leads, qualified, appointment, offer, negotiation, follow up, won, lost, unqualified.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export const SALES_BOARD: readonly SalesStatus[] = [
  SALES_STATUS.lead,
  SALES_STATUS.qualified,
  SALES_STATUS.appointment,
  SALES_STATUS.offer,
  SALES_STATUS.negotiation,
  SALES_STATUS.followUp,
  SALES_STATUS.won,
  SALES_STATUS.lost,
  SALES_STATUS.unqualified,
];

/**
 * The qualified flag after a lead got this status: 'Qualified' and 'Unqualified' set it, every other status leaves it.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export function qualifiedAfter(status: SalesStatus, flag: Qualified): Qualified {
  if (status === SALES_STATUS.qualified) return QUALIFIED.yes;
  return status === SALES_STATUS.unqualified ? QUALIFIED.no : flag;
}
