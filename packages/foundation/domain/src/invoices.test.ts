import { describe, expect, expectTypeOf, test } from 'vitest';
import { DEFAULT_PAYMENT_DAYS, VAT_PERCENT, isInvoiceOverdue, vatHint, type VatTreatment } from './invoices.ts';
import { lookupLabels, type LookupLabelKey } from './lookupLabels.ts';

describe('VAT hint', () => {
  test('Germany: 19 % on top', () => {
    expect(vatHint(435, 'DE')).toEqual({ treatment: 'standard', percent: 19, vat: 82.65, gross: 517.65 });
    expect(vatHint(435, 'DE', { isSmallBusiness: false }).percent).toBe(VAT_PERCENT);
  });

  test('Austria: reverse charge', () => {
    expect(vatHint(435, 'AU')).toEqual({ treatment: 'reverseCharge', percent: 0, vat: 0, gross: 435 });
  });

  test('Switzerland: not taxable in Germany', () => {
    expect(vatHint(435, 'CH')).toEqual({ treatment: 'notTaxable', percent: 0, vat: 0, gross: 435 });
  });

  test('small businesses are exempt from what would be taxed in Germany', () => {
    expect(vatHint(435, 'DE', { isSmallBusiness: true })).toEqual({
      treatment: 'smallBusiness',
      percent: 0,
      vat: 0,
      gross: 435,
    });
    expect(vatHint(435, 'AU', { isSmallBusiness: true }).treatment).toBe('reverseCharge');
    expect(vatHint(435, 'CH', { isSmallBusiness: true }).treatment).toBe('notTaxable');
  });

  test('cents are rounded half up', () => {
    expect(vatHint(0.5, 'DE')).toMatchObject({ vat: 0.1, gross: 0.6 });
    expect(vatHint(1234.56, 'DE')).toMatchObject({ vat: 234.57, gross: 1469.13 });
    expect(vatHint(0.1 + 0.2, 'CH')).toMatchObject({ vat: 0, gross: 0.3 });
  });

  test('each treatment has words in both languages', () => {
    expectTypeOf<`vatTreatment.${VatTreatment}`>().toExtend<LookupLabelKey>();
    expect([lookupLabels.de['vatTreatment.notTaxable'], lookupLabels.en['vatTreatment.notTaxable']]).toEqual([
      'In Deutschland nicht steuerbar',
      'Not taxable in Germany',
    ]);
    expect(lookupLabels.de['vatTreatment.smallBusiness']).toContain('§ 19 UStG');
  });
});

describe('overdue brand invoices', () => {
  test('are sent and more days old than the customer has to pay', () => {
    expect(DEFAULT_PAYMENT_DAYS).toBe(14);
    expect(['2026-03-15', '2026-03-16'].map((today) => isInvoiceOverdue(2, '2026-03-01', today))).toEqual([
      false,
      true,
    ]);
  });

  test('follow the customer’s own payment days', () => {
    expect(isInvoiceOverdue(2, '2026-03-01', '2026-03-16', 30)).toBe(false);
    expect(isInvoiceOverdue(2, '2026-03-01', '2026-04-01', 30)).toBe(true);
    expect(isInvoiceOverdue(2, '2026-03-01', '2026-03-02', 0)).toBe(true);
  });

  test('are neither unsent nor paid', () => {
    expect([isInvoiceOverdue(1, '2026-03-01', '2026-12-01'), isInvoiceOverdue(3, '2026-03-01', '2026-12-01')]).toEqual([
      false,
      false,
    ]);
  });

  test('need a date', () => {
    expect(isInvoiceOverdue(2, '', '2026-12-01')).toBe(false);
  });
});
