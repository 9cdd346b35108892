import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { contractStatusOf } from '@resonanz/domain/contracts';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { ContractsTable } from './tables.ts';

type Schemas = components['schemas'];

/** The dates from which the status of a contract follows. */
type DatedContract = Pick<
  Selectable<ContractsTable>,
  'cancelled_at' | 'sent_at' | 'partner_signed_at' | 'agency_signed_at' | 'end_date'
>;

/** The status of a row. */
export const statusOf = (row: DatedContract, now: Date): Schemas['ContractStatus'] =>
  contractStatusOf(
    {
      cancelledAt: row.cancelled_at,
      sentAt: row.sent_at,
      partnerSignedAt: row.partner_signed_at,
      agencySignedAt: row.agency_signed_at,
      endDate: row.end_date,
    },
    now,
  );

/** Whether a row contains what the partner has entered, which only those see who may edit. */
export const isMasked = (row: Pick<DatedContract, 'partner_signed_at'>, user: CallUser): boolean =>
  row.partner_signed_at !== null && !user.may('Contract Management', 'edit');

/** Refuses a change of what is no draft any more. */
export function refuseUnlessDraft(row: DatedContract, now: Date): void {
  const status = statusOf(row, now);
  if (status !== 'draft') throw conflict('contractNotDraft', { status });
}

/** Refuses what does not wait for its partner. */
export function refuseUnlessWaiting(row: DatedContract, now: Date): void {
  const status = statusOf(row, now);
  if (status !== 'sent') throw conflict('contractNotWaiting', { status });
}
