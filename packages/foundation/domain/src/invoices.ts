import { BRAND_INVOICE_STATUS, type BrandInvoiceStatus } from './enumerations/campaignStates.ts';
import type { Country } from './lookups/regions.ts';
import { round2 } from './money.ts';

/**
 * German value-added tax in percent.
 *
 * @source docs/domain/formulas.md#value-added-tax
 */
export const VAT_PERCENT = 19;

/**
 * How an invoice treats value-added tax; the words are `vatTreatment.<value>` in `lookupLabels`.
 *
 * @source docs/domain/formulas.md#value-added-tax
 */
export type VatTreatment = 'standard' | 'reverseCharge' | 'notTaxable' | 'smallBusiness';

/**
 * The VAT shown beside a net amount.
 *
 * @source docs/domain/formulas.md#value-added-tax
 */
export interface VatHint {
  readonly treatment: VatTreatment;
  /** Percent added to the net amount; 0 unless the treatment is 'standard'. */
  readonly percent: number;
  /** VAT in the currency of the net amount, two decimals. */
  readonly vat: number;
  readonly gross: number;
}

const ABROAD: Readonly<Record<Exclude<Country, 'DE'>, VatTreatment>> = { AU: 'reverseCharge', CH: 'notTaxable' };

function treatmentOf(country: Country, isSmallBusiness: boolean): VatTreatment {
  if (country !== 'DE') return ABROAD[country];
  return isSmallBusiness ? 'smallBusiness' : 'standard';
}

/**
 * VAT hint for a service of the German agency, by the country of the brand that receives it: 19 % in Germany, reverse
 * charge in Austria, not taxable in Germany for Switzerland. A supplier that is a small business bills nothing under §
 * 19 UStG what would be taxed in Germany; services to the two other countries are not taxed there anyway.
 *
 * @source docs/domain/formulas.md#value-added-tax
 */
export function vatHint(
  net: number,
  country: Country,
  { isSmallBusiness = false }: { readonly isSmallBusiness?: boolean } = {},
): VatHint {
  const treatment = treatmentOf(country, isSmallBusiness);
  const percent = treatment === 'standard' ? VAT_PERCENT : 0;
  const vat = round2((net * percent) / 100);
  return { treatment, percent, vat, gross: round2(net + vat) };
}

/**
 * Days a customer has to pay where none are agreed.
 *
 * @source docs/domain/formulas.md#overdue-invoices
 */
export const DEFAULT_PAYMENT_DAYS = 14;

const DAY = 86_400_000;

/**
 * Whether a brand invoice is overdue: sent, not paid, and more days ago than the customer has to pay. Both dates are
 * calendar dates `yyyy-mm-dd`; a text that is none is never overdue.
 *
 * @source docs/domain/formulas.md#overdue-invoices; docs/domain/transitions.md#brand-invoice-status
 */
export function isInvoiceOverdue(
  status: BrandInvoiceStatus,
  invoiceDate: string,
  today: string,
  paymentDays: number = DEFAULT_PAYMENT_DAYS,
): boolean {
  const days = (Date.parse(today) - Date.parse(invoiceDate)) / DAY;
  return status === BRAND_INVOICE_STATUS.sent && days > paymentDays;
}
