import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { CONTRACT_WAITING_DAYS, contractStatusOf, daysWaiting } from '@resonanz/domain/contracts';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Call } from '../../platform/operations/area.ts';
import { signedAddress } from '../../platform/storage/signedAddress.ts';
import { visibleRows } from '../ownership/door.ts';

type Schemas = components['schemas'];

/** Who reads contracts. */
export type ContractReader = Pick<Call<'logout'>, 'user' | 'services'>;

/** Contracts with what lists tell of them; whoever may see them is for others to say. */
const contractRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('contracts as t')
    .leftJoin('campaigns as c', 'c.id', 't.campaign_id')
    .leftJoin('customers as k', 'k.id', 't.customer_id')
    .leftJoin('files as f', 'f.id', 't.document_id')
    .leftJoin('users as u', 'u.id', 't.created_by')
    .selectAll('t')
    .select([
      'c.name as campaign_name',
      'k.name as customer_name',
      'f.size as document_size',
      fullNameOf('u').as('created_by_name'),
    ]);

/** A contract as it is read. */
export type ContractRow = Awaited<ReturnType<ReturnType<typeof contractRows>['execute']>>[number];

/** Contracts the user sees. */
export const visibleContracts = (db: Kysely<Schema>, user: CallUser) =>
  contractRows(db).where(visibleRows('contracts', user, 't'));

/** One contract that nobody has to be allowed to see, for what the server does by itself. */
export const contractById = (db: Kysely<Schema>, id: number): Promise<ContractRow> =>
  contractRows(db).where('t.id', '=', id).executeTakeFirstOrThrow();

/** The status of a row. */
export const statusOf = (row: ContractRow, now: Date): Schemas['ContractStatus'] =>
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

/** Whether a row holds what the partner has entered, which only those see who may edit (modules 0). */
export const isMasked = (row: Pick<ContractRow, 'partner_signed_at'>, user: CallUser): boolean =>
  row.partner_signed_at !== null && !user.may('Contract Management', 'edit');

const dayOf = (instant: string | null): string | null => (instant === null ? null : berlinDay(new Date(instant)));

/** A contract as lists carry it. */
export function toItem(
  row: ContractRow,
  { user, services: { clock, hashKey } }: ContractReader,
): Schemas['ContractListItem'] {
  const now = clock.now();
  const status = statusOf(row, now);
  const waitingDays = status === 'sent' && row.sent_at !== null ? daysWaiting(row.sent_at, now) : null;
  return {
    contractId: row.id,
    type: row.type,
    status,
    language: row.language,
    partnerName: row.partner_name,
    partnerEmail: row.partner_email,
    influencerId: row.influencer_id,
    compaignInfluencerId: row.campaign_entry_id,
    campaignDataId: row.campaign_id,
    campaignName: row.campaign_name,
    customerId: row.customer_id,
    customerName: row.customer_name,
    budget: row.budget,
    startDate: row.start_date,
    endDate: row.end_date,
    templateId: row.template_id,
    sentAt: row.sent_at,
    waitingDays,
    isWaitingLong: waitingDays !== null && waitingDays > CONTRACT_WAITING_DAYS,
    signedDatePartner: dayOf(row.partner_signed_at),
    signedDateAgency: dayOf(row.agency_signed_at),
    documentId: row.document_id,
    documentPath: row.document_id === null || isMasked(row, user) ? null : signedAddress(hashKey, row.document_id, now),
    documentSize: row.document_size,
    createdByName: row.created_by_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
