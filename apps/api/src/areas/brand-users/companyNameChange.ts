import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CompanyNameChangesTable } from '../accounts/door.ts';

/** A requested change of a company name as it travels. */
export function toNameChange(row: Selectable<CompanyNameChangesTable>): components['schemas']['CompanyNameChange'] {
  return {
    companyNameChangeId: row.id,
    requestedName: row.requested_name,
    previousName: row.previous_name,
    status: row.status,
    reason: row.reason,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  };
}
