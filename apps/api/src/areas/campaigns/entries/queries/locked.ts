import { type RawBuilder, sql } from 'kysely';
import { REQUEST_NDA_STATUS, type RequestNdaStatus } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';

/** Whether the partner has signed a contract for the entry that a statement knows by this alias. */
export const hasSignedContract = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1 from contracts as signed
    where signed.campaign_entry_id = ${sql.ref(`${alias}.id`)} and signed.partner_signed_at is not null)`;

const fileCount = (kind: 'content' | 'attachment') =>
  sql<number>`(select count(*)::int from files f
    where f.subject = 'campaignEntry' and f.subject_id = e.id and f.deleted_at is null and f.kind = ${sql.lit(kind)})`;

/** Entries with everything their transitions depend on, locked until the end of the transaction. */
const entriesForUpdate = (tx: Tx, condition: RawBuilder<boolean>) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('campaign_requests as q')
          .whereRef('q.campaign_id', '=', 'e.campaign_id')
          .select(['q.id', 'q.customer_id', 'q.assignee_user_id', 'q.nda_required', 'q.nda_status', 'q.active'])
          // A UGC campaign has a UGC request behind it, which asks for no NDA.
          .unionAll(
            eb
              .selectFrom('ugc_requests as g')
              .whereRef('g.campaign_id', '=', 'e.campaign_id')
              .select([
                'g.id',
                'g.customer_id',
                'g.assignee_user_id',
                sql<boolean>`false`.as('nda_required'),
                sql<RequestNdaStatus>`${sql.lit(REQUEST_NDA_STATUS.pending)}`.as('nda_status'),
                'g.active',
              ]),
          )
          .orderBy('id')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .where(condition)
    .selectAll('e')
    .select([
      'i.first_name',
      'i.surname',
      'c.name as campaign_name',
      'c.type as campaign_type',
      'c.owner_user_id',
      'c.nda_required as campaign_nda_required',
      'c.active as campaign_active',
      'r.id as request_id',
      'r.customer_id as brand_id',
      'r.assignee_user_id',
      'r.nda_required as request_nda_required',
      'r.nda_status as request_nda_status',
      'r.active as request_active',
      hasSignedContract('e').as('contract_signed'),
      fileCount('content').as('content_files'),
      fileCount('attachment').as('attached_files'),
    ])
    .orderBy('e.id')
    .forUpdate('e');

/** An entry with everything its transitions depend on. */
export type LockedEntry = Awaited<ReturnType<ReturnType<typeof entriesForUpdate>['execute']>>[number];

/**
 * These entries of the viewer, locked, in the order in which the ids were given; 404 when the viewer does not see one
 * of them.
 */
export async function lockedEntries(tx: Tx, viewer: CallUser, ids: readonly number[]): Promise<LockedEntry[]> {
  const wanted = [...new Set(ids)];
  const rows = await entriesForUpdate(
    tx,
    sql<boolean>`e.id in (${sql.join(wanted)}) and ${visibleRows('campaigns', viewer, 'c')}`,
  ).execute();
  if (rows.length !== wanted.length) throw notFound();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Entries that match a condition on `e`, `c` and `r`, locked, for what the server does by itself. */
export const entriesWhere = (tx: Tx, condition: RawBuilder<boolean>): Promise<LockedEntry[]> =>
  entriesForUpdate(tx, condition).execute();
