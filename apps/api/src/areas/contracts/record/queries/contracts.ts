import type { Insertable, Kysely, Updateable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { CONTRACT_WAITING_DAYS, daysWaiting } from '@resonanz/domain/contracts';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Schema } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../../platform/operations/area.ts';
import { signedAddress } from '../../../../platform/storage/signedAddress.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { isMasked, statusOf } from '../../rules.ts';
import type { ContractsTable } from '../../tables.ts';

/** Who reads contracts. */
export type ContractReader = Pick<CallContext, 'user' | 'services'>;

/** Contracts with the columns of lists, unrestricted: the caller adds who may see them. */
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

/** One contract whatever the caller may see, for what the server does by itself. */
export const contractById = (db: Kysely<Schema>, id: number): Promise<ContractRow> =>
  contractRows(db).where('t.id', '=', id).executeTakeFirstOrThrow();

/** A contract that the user sees. */
export const findVisibleContract = (db: Kysely<Schema>, user: CallUser, id: number): Promise<ContractRow | undefined> =>
  visibleContracts(db, user).where('t.id', '=', id).executeTakeFirst();

/** Contracts that the user sees, by their ids. */
export const findVisibleContracts = (
  db: Kysely<Schema>,
  user: CallUser,
  ids: readonly number[],
): Promise<ContractRow[]> =>
  visibleContracts(db, user)
    .where('t.id', 'in', [...ids])
    .orderBy('t.id')
    .execute();

/** A contract, locked until the transaction ends; 404 where the user sees none. */
export async function lockContract(
  tx: Kysely<Schema>,
  { user }: Pick<ContractReader, 'user'>,
  id: number,
): Promise<ContractRow> {
  await tx.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const row = await findVisibleContract(tx, user, id);
  if (row === undefined) throw notFound();
  return row;
}

/** The id of the contract that a link with this hash leads to; locked where a transaction asks. */
export async function findIdByLink(
  db: Kysely<Schema>,
  linkHash: Buffer,
  isLocked: boolean,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('contracts')
    .select('id')
    .where('link_hash', '=', linkHash)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return found?.id;
}

/** Stores a contract; returns its id. */
export async function insertContract(tx: Kysely<Schema>, values: Insertable<ContractsTable>): Promise<number> {
  const { id } = await tx.insertInto('contracts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores several contracts. */
export const insertContracts = (tx: Kysely<Schema>, rows: readonly Insertable<ContractsTable>[]) =>
  tx
    .insertInto('contracts')
    .values([...rows])
    .returning(['id', 'partner_name'])
    .execute();

/** Changes columns of a contract. */
export async function updateContract(
  tx: Kysely<Schema>,
  id: number,
  values: Updateable<ContractsTable>,
): Promise<void> {
  await tx.updateTable('contracts').set(values).where('id', '=', id).execute();
}

/** Deletes the row of a contract. */
export async function deleteContractRow(tx: Kysely<Schema>, id: number): Promise<void> {
  await tx.deleteFrom('contracts').where('id', '=', id).execute();
}

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
