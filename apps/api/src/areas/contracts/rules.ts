import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { contractStatusOf } from '@resonanz/domain/contracts';
import { type TransitionFacts, can } from '@resonanz/domain/transitions';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { conflict, type FieldError, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { ContractRow } from './record/queries/contracts.ts';
import type { ContractEditor } from './record/save.ts';
import type { ContractsTable } from './tables.ts';

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

/** Rejects a change of a contract that is not a draft. */
export function rejectUnlessDraft(row: DatedContract, now: Date): void {
  const status = statusOf(row, now);
  if (status !== 'draft') throw conflict('contractNotDraft', { status });
}

/** Rejects a contract that does not wait for its partner. */
export function rejectUnlessWaiting(row: DatedContract, now: Date): void {
  const status = statusOf(row, now);
  if (status !== 'sent') throw conflict('contractNotWaiting', { status });
}

/** Rejects contradictory terms. */
export function rejectContradictions({
  startDate,
  endDate,
}: Pick<Schemas['ContractInput'], 'startDate' | 'endDate'>): void {
  if (startDate !== null && endDate !== null && endDate < startDate)
    throw invalidFields([{ field: 'endDate', key: 'endBeforeStart' }]);
}

/** Rejects a transition that the table of the contract status does not allow. */
export function rejectTransition(
  editor: ContractEditor,
  row: ContractRow,
  to: Schemas['ContractStatus'],
  facts: Omit<TransitionFacts, 'roleId'> = {},
): void {
  const from = statusOf(row, editor.services.clock.now());
  const verdict = can('contract', from, to, { roleId: editor.user.roleId, ...facts });
  if (!verdict.allowed) throw conflict(verdict.reason, { status: from });
}

type Form = components['schemas']['SignedContractForm'];

/** Rejects signature dates in the future or out of order. */
export function rejectImplausibleDates(
  { signedDatePartner, signedDateAgency }: Form,
  sentAt: string,
  today: string,
): void {
  const errors: FieldError[] = [];
  if (signedDatePartner > today) errors.push({ field: 'signedDatePartner', key: 'inFuture' });
  else if (signedDatePartner < berlinDay(new Date(sentAt)))
    errors.push({ field: 'signedDatePartner', key: 'beforeSending' });
  if (signedDateAgency !== undefined && signedDateAgency > today)
    errors.push({ field: 'signedDateAgency', key: 'inFuture' });
  else if (signedDateAgency !== undefined && signedDateAgency < signedDatePartner)
    errors.push({ field: 'signedDateAgency', key: 'beforePartner' });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Rejects a link that can no longer be used to sign. */
export function rejectUnusableLink(row: ContractRow, now: Date): void {
  if (row.cancelled_at !== null) throw conflict('contractWithdrawn');
  if (row.partner_signed_at !== null) throw conflict('contractLinkUsed');
  if (Date.parse(row.link_expires_at ?? '') <= now.getTime()) throw conflict('contractLinkExpired');
}
