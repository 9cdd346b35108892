import type { Audience } from '../http/Audience.ts';

/**
 * Wire fields that never leave the agency, whatever a response schema allows: its costs, margins and notes
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

/** The fields omitted from every response to an audience. */
export function hiddenFrom(audience: Audience | undefined): ReadonlySet<string> {
  return audience === 'staff' ? nothing : agencyFields;
}
