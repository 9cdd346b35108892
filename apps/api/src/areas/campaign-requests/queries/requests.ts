import { sql } from 'kysely';
import { CAMPAIGN_STATUS, type CampaignStatus, REQUEST_STATUS, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import { visibleRows } from '../../ownership/door.ts';

const { draft, planning, running } = CAMPAIGN_STATUS;

/** The status of campaign `c` as shown to its brand: running once a channel is booked, a draft as planning. */
export const shownStatus = sql<CampaignStatus>`(case
  when c.status in (${sql.lit(draft)}, ${sql.lit(planning)})
    and exists (select 1 from campaign_entries as booked where booked.campaign_id = c.id
    and booked.state = ${sql.lit(PIPELINE_STATE.campaign)})
    then ${sql.lit(running)}
  when c.status = ${sql.lit(draft)} then ${sql.lit(planning)} else c.status end)`;

/** The requests of the caller's brand, drafts and archived ones among them. */
export const ownRequests = (db: Db, user: CallUser) =>
  db.selectFrom('campaign_requests as r').where(visibleRows('campaignRequests', user, 'r'));

/** Whether the caller may change a request now. */
export const mayEdit = (user: CallUser) => visibleRows('changeableCampaignRequests', user, 'r');

/** One request of the caller's brand, locked until the end of the transaction; 404 for any other. */
export async function lockedRequest(tx: Db, user: CallUser, id: number) {
  await tx.selectFrom('campaign_requests').select('id').where('id', '=', id).forUpdate().execute();
  // Read after locking: a statement that waited for the lock would miss concurrent changes.
  const row = await ownRequests(tx, user)
    .where('r.id', '=', id)
    .selectAll('r')
    .select(mayEdit(user).as('may_edit'))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** A locked request. */
export type LockedRequest = Awaited<ReturnType<typeof lockedRequest>>;

/** One request of the caller's brand with its campaign and the person who looks after it; undefined for any other. */
export const requestById = (db: Db, user: CallUser, id: number) =>
  ownRequests(db, user)
    .leftJoin('campaigns as c', (join) => join.onRef('c.id', '=', 'r.campaign_id').on('c.deleted_at', 'is', null))
    .leftJoin('users as u', 'u.id', 'r.assignee_user_id')
    .where('r.id', '=', id)
    .selectAll('r')
    .select([
      'c.name as campaign_name',
      'c.start_date as campaign_start',
      'c.end_date as campaign_end',
      fullNameOf('u').as('contact'),
      mayEdit(user).as('may_edit'),
    ])
    .executeTakeFirst();

/** The campaign of a request; undefined while there is none. */
export const campaignOfRequest = (db: Db, user: CallUser, id: number) =>
  ownRequests(db, user)
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .leftJoin('customers as k', 'k.id', 'r.customer_id')
    .where('r.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .select([shownStatus.as('status'), 'c.target_cpm', 'k.name as brand'])
    .executeTakeFirst();

const currentRequests = (db: Db, user: CallUser) => ownRequests(db, user).where('r.archived', '=', false);

/** How many campaigns of a brand run, and when the next of them ends. */
export const countRunningCampaigns = (db: Db, user: CallUser) =>
  currentRequests(db, user)
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .where(shownStatus, '=', CAMPAIGN_STATUS.running)
    .where('c.active', '=', true)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('c.end_date').as('next_end')])
    .executeTakeFirstOrThrow();

/** The budget of the approved requests of a brand. */
export const approvedBudget = (db: Db, user: CallUser) =>
  currentRequests(db, user)
    .where('r.status', '=', REQUEST_STATUS.approved)
    .select(({ fn }) => fn.coalesce(fn.sum<number>('r.budget'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow();
