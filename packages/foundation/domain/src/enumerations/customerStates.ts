import type { EnumerationValue, NamedValues } from './registry.ts';

/**
 * Sales status values of a lead; the numbers are not the order of a sales process.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export const SALES_STATUS = {
  lead: 1,
  qualified: 2,
  unqualified: 3,
  negotiation: 4,
  won: 5,
  lost: 6,
  offer: 7,
  appointment: 8,
  followUp: 9,
} as const satisfies NamedValues<'salesStatus'>;
/**
 * Sales status of a lead; the numbers are not the order of a sales process.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export type SalesStatus = EnumerationValue<'salesStatus'>;

/**
 * Whether a lead is qualified.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export const QUALIFIED = { no: 0, yes: 1 } as const satisfies NamedValues<'qualified'>;
/**
 * Whether a lead is qualified.
 *
 * @source docs/domain/enumerations.md#order-of-the-sales-status
 */
export type Qualified = EnumerationValue<'qualified'>;

/**
 * Status values of a customer.
 *
 * @source docs/domain/customers.md#customers
 */
export const CUSTOMER_STATUS = { prospect: 1, customer: 2, former: 3 } as const satisfies NamedValues<'customerStatus'>;
/**
 * Status of a customer.
 *
 * @source docs/domain/customers.md#customers
 */
export type CustomerStatus = EnumerationValue<'customerStatus'>;
/**
 * The status values in their order.
 *
 * @source docs/domain/customers.md#customers
 */
export const CUSTOMER_STATUSES: readonly CustomerStatus[] = [1, 2, 3];
