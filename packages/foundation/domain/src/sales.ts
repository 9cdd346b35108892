import type { EnumerationValue } from './enumerations/registry.ts';

/**
 * Sales status of a lead; the numbers are not the order of a sales process.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export type SalesStatus = EnumerationValue<'salesStatus'>;

/**
 * The columns of the sales board: leads, qualified, appointment, offer, negotiation, follow up, won, lost, unqualified.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export const SALES_BOARD: readonly SalesStatus[] = [1, 2, 8, 7, 4, 9, 5, 6, 3];

/**
 * The qualified flag after a lead got this status: 'Qualified' and 'Unqualified' set it, every other status leaves it.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export function qualifiedAfter(
  status: SalesStatus,
  flag: EnumerationValue<'qualified'>,
): EnumerationValue<'qualified'> {
  if (status === 2) return 1;
  return status === 3 ? 0 : flag;
}
