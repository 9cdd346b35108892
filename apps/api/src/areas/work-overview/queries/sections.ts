import { sql } from 'kysely';
import { CAMPAIGN_STATUS, PIPELINE_STATE, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { TODO_STATUS } from '@resonanz/domain/workStates';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { isFollowUpDue } from '../../customer-leads/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import type { Scope } from '../Scope.ts';
import { campaignsAtWork, daysBetween } from './entries.ts';
import { sectionOf, totalOfAll } from './scope.ts';

const GROWTH_DAYS = 30;

const booked = (what: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(${what}, 0) from campaign_entries e where e.campaign_id = c.id
    and e.state = ${sql.lit(PIPELINE_STATE.campaign)})`;

/** Running campaigns with online channels and spent budget. */
export async function campaigns(scope: Scope): Promise<Schemas['CampaignsSection']> {
  const rows = await campaignsAtWork(scope)
    .where('c.status', '=', CAMPAIGN_STATUS.running)
    .select([
      'c.id as campaignId',
      'c.name',
      'k.name as customer',
      fullNameOf('u').as('ownerName'),
      'c.end_date as endDate',
      booked(sql`(count(*) filter (where e.content_status = 'Online'))::int`).as('online'),
      booked(sql`count(*)::int`).as('contents'),
      booked(sql`sum(e.final_budget)`).as('budgetUsed'),
      'c.media_budget as mediaBudget',
      totalOfAll.as('total'),
    ])
    .orderBy(sql`c.end_date asc nulls last`)
    .orderBy('c.id')
    .limit(scope.limit)
    .execute();
  return sectionOf(rows, (row) => ({ ...row, mediaBudget: row.mediaBudget ?? 0 }));
}

/** Open requests; unassigned ones are shown to everyone. */
export async function requests({ db, user, limit, looksAfter }: Scope): Promise<Schemas['RequestsSection']> {
  const rows = await db
    .selectFrom('campaign_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .leftJoin('users as u', 'u.id', 'r.assignee_user_id')
    .where(visibleRows('campaignRequests', user, 'r'))
    .where('r.status', '=', REQUEST_STATUS.pending)
    .where('r.active', '=', true)
    .where('r.archived', '=', false)
    .where(sql<boolean>`(r.assignee_user_id is null or ${looksAfter('r.assignee_user_id')})`)
    .select([
      'r.id as requestId',
      'r.number',
      'r.title',
      'k.name as customer',
      fullNameOf('u').as('assigneeName'),
      'r.created_at as receivedAt',
      totalOfAll.as('total'),
    ])
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return sectionOf(rows, (row) => row);
}

/** Open leads whose follow-up is due. */
export async function leads({ db, user, today, limit, looksAfter }: Scope): Promise<Schemas['LeadsSection']> {
  const rows = await db
    .selectFrom('customer_leads as l')
    .leftJoin('users as u', 'u.id', 'l.owner_user_id')
    .leftJoin('customer_lead_contacts as m', (join) =>
      join.onRef('m.customer_lead_id', '=', 'l.id').on('m.is_main', '=', true),
    )
    .where(visibleRows('customerLeads', user, 'l'))
    .where(isFollowUpDue(today))
    .where(looksAfter('l.owner_user_id'))
    .select([
      'l.id as customerLeadId',
      'l.company',
      'm.name as contactName',
      sql<Schemas['SalesStatus']>`l.status`.as('status'),
      sql<string>`l.follow_up_date`.as('followUpDate'),
      fullNameOf('u').as('ownerName'),
      totalOfAll.as('total'),
    ])
    .orderBy('l.follow_up_date')
    .orderBy('l.id')
    .limit(limit)
    .execute();
  return sectionOf(rows, (row) => ({ ...row, daysLeft: daysBetween(today, row.followUpDate) }));
}

/** To-dos that are not done. */
export async function todos({ db, user, limit, looksAfter }: Scope): Promise<Schemas['TodosSection']> {
  const rows = await db
    .selectFrom('todos as t')
    .leftJoin('users as u', 'u.id', 't.assign_user_id')
    .where(visibleRows('todos', user, 't'))
    .where('t.status', '<>', TODO_STATUS.done)
    .where(looksAfter('t.assign_user_id'))
    .select([
      't.id as todoId',
      't.title',
      't.due_date as dueDate',
      sql<1 | 2>`t.status`.as('status'),
      sql<1 | 2 | 3>`t.priority`.as('priority'),
      fullNameOf('u').as('assignName'),
      totalOfAll.as('total'),
    ])
    .orderBy('t.due_date')
    .orderBy('t.priority', 'desc')
    .orderBy('t.id')
    .limit(limit)
    .execute();
  return sectionOf(rows, (row) => row);
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** How the channels that the caller watches have grown; an unknown figure stays unknown. */
export async function growth({ db, user, limit, today }: Scope): Promise<Schemas['GrowthSection']> {
  const measured = (direction: ReturnType<typeof sql>) => sql<{ day: string; followers: number }>`(
    select day, followers from follower_history
    where channel_id = c.id and day >= ${today}::date - ${GROWTH_DAYS}::int
    order by day ${direction} limit 1)`;
  const absolute = sql<number | null>`case when f.day < l.day then l.followers - f.followers end`;
  const rows = await db
    .selectFrom('bookmarks as b')
    .innerJoin('channels as c', 'c.id', 'b.channel_id')
    .innerJoin('influencers as i', 'i.id', 'c.influencer_id')
    .leftJoinLateral(measured(sql`asc`).as('f'), (join) => join.onTrue())
    .leftJoinLateral(measured(sql`desc`).as('l'), (join) => join.onTrue())
    .where('b.user_id', '=', user.id)
    .where(visibleRows('channels', user, 'c'))
    .where(sql<boolean>`coalesce(l.followers, c.followers) is not null`)
    .select([
      'i.id as influencerId',
      'c.id as channelId',
      sql<string>`coalesce(nullif(trim(concat(i.first_name, ' ', i.surname)), ''), c.handle)`.as('name'),
      'c.handle',
      sql<Schemas['Platform']>`c.platform`.as('platform'),
      sql<number>`coalesce(l.followers, c.followers)`.as('followers'),
      absolute.as('absolute'),
      sql<
        number | null
      >`case when f.day < l.day and f.followers > 0 then (l.followers - f.followers) * 100.0 / f.followers end`.as(
        'percent',
      ),
      totalOfAll.as('total'),
    ])
    .orderBy(sql`percent desc nulls last`)
    .orderBy('c.id')
    .limit(limit)
    .execute();
  return sectionOf(rows, ({ percent, ...row }) => ({
    ...row,
    percent: percent === null ? null : round2(Number(percent)),
  }));
}
