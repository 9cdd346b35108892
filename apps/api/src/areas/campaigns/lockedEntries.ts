import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { visibleRows } from '../ownership/door.ts';

type Tx = Kysely<Schema>;

/** Whether the partner has signed a contract for the entry that a statement knows by this alias. */
export const hasSignedContract = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from contracts as signed where signed.campaign_entry_id = ${sql.ref(`${alias}.id`)} and signed.partner_signed_at is not null)`;

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
                sql<number>`0`.as('nda_status'),
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
      sql<number>`(select count(*)::int from files f where f.subject = 'campaignEntry' and f.subject_id = e.id and f.deleted_at is null and f.kind = 'content')`.as(
        'content_files',
      ),
      sql<number>`(select count(*)::int from files f where f.subject = 'campaignEntry' and f.subject_id = e.id and f.deleted_at is null and f.kind = 'attachment')`.as(
        'attached_files',
      ),
    ])
    .orderBy('e.id')
    .forUpdate('e');

/** An entry with everything its transitions depend on. */
export type LockedEntry = Awaited<ReturnType<ReturnType<typeof entriesForUpdate>['execute']>>[number];

/** These entries of the viewer, locked, in the order of the ids asked for; 404 when one is not his. */
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

/** Entries that a condition on `e`, `c` and `r` names, locked, for what the server does by itself. */
export const entriesWhere = (tx: Tx, condition: RawBuilder<boolean>): Promise<LockedEntry[]> =>
  entriesForUpdate(tx, condition).execute();

/** Whether the channels of an entry's campaign have to sign an NDA. */
export const needsNda = (entry: Pick<LockedEntry, 'campaign_nda_required' | 'request_nda_required'>): boolean =>
  entry.campaign_nda_required || entry.request_nda_required === true;

/** Whether the brand sees an entry now (A-077). */
export const isSeenByBrand = (
  entry: Pick<LockedEntry, 'is_published' | 'state' | 'request_id' | 'campaign_active' | 'request_active'>,
): boolean =>
  entry.is_published === 1 &&
  entry.state >= 2 &&
  entry.request_id !== null &&
  entry.campaign_active &&
  entry.request_active === true;
