export {
  DEFAULT_PAYMENT_DAYS,
  VAT_PERCENT,
  isInvoiceOverdue,
  vatHint,
  type VatHint,
  type VatTreatment,
} from '../src/invoices.ts';
