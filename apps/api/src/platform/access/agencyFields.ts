import type { Audience } from '../http/Audience.ts';

/**
 * Fields of the wire that never leave the agency, whatever an answer's schema allows: what it pays, earns and thinks
 * (docs/domain/campaigns.md#what-a-brand-sees).
 */
const agencyFields: ReadonlySet<string> = new Set([
  'vorBudget',
  'finalesBudget',
  'cbCommission',
  'notizen',
  'iban',
  'margin',
]);

const nothing: ReadonlySet<string> = new Set();

/** The fields left out of every answer to an audience. */
export function hiddenFrom(audience: Audience | undefined): ReadonlySet<string> {
  return audience === 'staff' ? nothing : agencyFields;
}
