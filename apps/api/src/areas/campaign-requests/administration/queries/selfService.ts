import { type RawBuilder, sql } from 'kysely';
import { CAMPAIGN_TYPE, BRAND_STATUS, PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import { containing, inOrderOf, readPage } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { type OptionTime, platformsOf, waitsForBrand } from '../../../campaigns/door.ts';
import { unreadComments } from '../../../comments/door.ts';
import { visibleRows } from '../../../ownership/door.ts';

type Condition = RawBuilder<boolean>;
type Item = Schemas['SelfServiceItem'];

const DAY = 86_400_000;
/** Days before its end from which on an option is urgent. */
const SOON = 3;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Of the entries of the campaign `c` those the brand sees (docs/domain/campaigns.md#what-a-brand-sees). */
const seen = sql`from campaign_entries e where e.campaign_id = c.id and e.is_published = ${sql.lit(PUBLISHED.yes)}
  and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}`;
const counted = (condition: Condition) => sql<number>`(select count(*)::int ${seen} and ${condition})`;

const endOfOption = ({ optionDays }: OptionTime) =>
  sql`e.published_at + make_interval(days => ${optionDays}::int + e.option_days_added)`;
const nextEnd = (time: OptionTime) =>
  sql<string | null>`(select min(${endOfOption(time)}) ${seen} and ${waitsForBrand})`;
const unread = (viewer: CallUser) =>
  sql<number>`(select coalesce(sum(${unreadComments(viewer, 'campaignEntry', sql.ref('e.id'))}), 0)::int
    from campaign_entries e where e.campaign_id = c.id)`;
const planned = sql<number>`(select coalesce(sum(e.external_budget), 0) ${seen}
  and e.brand_status is distinct from ${sql.lit(BRAND_STATUS.declined)})`;

/** Self-service campaigns the viewer sees, with the request behind each. */
const selfServiceRows = (db: Db, viewer: CallUser) =>
  db
    .selectFrom('campaigns as c')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .leftJoin('users as u', 'u.id', 'c.owner_user_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('campaign_requests as q')
          .whereRef('q.campaign_id', '=', 'c.id')
          .select(['q.id', 'q.number', 'q.budget'])
          .orderBy('q.id')
          .limit(1)
          .as('r'),
      (join) => join.onTrue(),
    )
    .where('c.type', '=', CAMPAIGN_TYPE.selfService)
    .where(visibleRows('campaigns', viewer, 'c'));

const listed = (db: Db, viewer: CallUser, time: OptionTime) =>
  selfServiceRows(db, viewer).select([
    'c.id',
    'c.name',
    'c.customer_id',
    'c.archived',
    'k.name as brand',
    'r.id as request_id',
    'r.number as request_number',
    'r.budget as budget_asked',
    fullNameOf('u').as('owner'),
    platformsOf.as('platforms'),
    counted(sql`true`).as('published'),
    counted(waitsForBrand).as('open'),
    counted(sql`e.brand_status = ${sql.lit(BRAND_STATUS.approve)}`).as('approved'),
    counted(sql`e.brand_status = ${sql.lit(BRAND_STATUS.waitingList)}`).as('waiting'),
    counted(sql`e.brand_status = ${sql.lit(BRAND_STATUS.declined)}`).as('declined'),
    nextEnd(time).as('next_end'),
    unread(viewer).as('unread'),
    planned.as('planned'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

function toItem(row: Row, now: Date): Item {
  const end = row.next_end === null ? null : new Date(row.next_end);
  return {
    compaignDataId: row.id,
    kampagnenname: row.name,
    customerId: row.customer_id,
    brand: row.brand,
    campaignRequestId: row.request_id,
    requestNumber: row.request_number,
    platforms: row.platforms as Schemas['Platform'][],
    published: row.published,
    decisionsOpen: row.open,
    approved: row.approved,
    waiting: row.waiting,
    declined: row.declined,
    nextUnpublish: end?.toISOString() ?? null,
    daysLeft: end === null ? null : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY)),
    unreadComments: row.unread,
    budgetAsked: row.budget_asked,
    budgetPlanned: Number(row.planned),
    currencyCode: 'EUR',
    ownerName: row.owner,
    archive: flag(row.archived),
  };
}

const when = <Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)];

function conditionsOf(
  viewer: CallUser,
  { search = '', filters = {} }: Schemas['SelfServiceQuery'],
  time: OptionTime,
): Condition[] {
  const pattern = containing(search.trim());
  return [
    sql<boolean>`c.archived = ${filters.archived === true}`,
    ...when(filters.customerId, (id) => sql`c.customer_id = ${id}`),
    ...when(filters.ownerId, (id) => sql`c.owner_user_id = ${id}`),
    ...when(
      filters.platform,
      (platform) =>
        sql`exists (select 1 from campaign_entries e where e.campaign_id = c.id and e.platform = ${platform})`,
    ),
    ...(filters.hasOpenDecisions === true ? [sql<boolean>`exists (select 1 ${seen} and ${waitsForBrand})`] : []),
    ...(filters.endsSoon === true
      ? [sql<boolean>`${nextEnd(time)} <= ${new Date(time.now.getTime() + SOON * DAY).toISOString()}::timestamptz`]
      : []),
    ...(filters.hasUnreadComments === true ? [sql<boolean>`${unread(viewer)} > 0`] : []),
    ...(search.trim() === ''
      ? []
      : [sql<boolean>`(c.name ilike ${pattern} or k.name ilike ${pattern} or r.number ilike ${pattern})`]),
  ];
}

const orderOf = (
  viewer: CallUser,
  time: OptionTime,
): Readonly<Record<Schemas['SelfServiceSortKey'], RawBuilder<unknown>>> => ({
  kampagnenname: sql`c.name`,
  brand: sql`k.name`,
  published: counted(sql`true`),
  decisionsOpen: counted(waitsForBrand),
  nextUnpublish: nextEnd(time),
  unreadComments: unread(viewer),
  budgetAsked: sql`r.budget`,
  budgetPlanned: planned,
  updatedAt: sql`c.updated_at`,
});

/** The matching campaigns are the same for all users, unless the filter is about unread comments or upcoming deadlines. */
function sharedOf({ sortBy, filters = {} }: Schemas['SelfServiceQuery']): 'rowsAndTotal' | 'total' | 'nothing' {
  if (filters.endsSoon === true || filters.hasUnreadComments === true) return 'nothing';
  return sortBy === 'unreadComments' ? 'total' : 'rowsAndTotal';
}

/** One page of self-service campaigns; those whose options end next come first. */
export async function selfServicePage(
  db: Db,
  viewer: CallUser,
  query: Schemas['SelfServiceQuery'],
  time: OptionTime,
): Promise<Schemas['SelfServicePage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'nextUnpublish', sort = 'ASC' } = query;
  const matches = conditionsOf(viewer, query, time).reduce(
    (found, condition) => found.where(condition),
    selfServiceRows(db, viewer),
  );
  const rows = matches
    .select('c.id')
    .orderBy(sql`${orderOf(viewer, time)[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('c.id', 'desc');
  const page = await readPage(db, { rows, matches, shares: sharedOf(query) }, { pageNumber, pageSize });
  const ids = page.content.map(({ id }) => id);
  const items = await listed(db, viewer, time)
    .where(sql<boolean>`c.id = any(${ids}::int[])`)
    .execute();
  return { ...page, content: inOrderOf(ids, items).map((row) => toItem(row, time.now)) };
}

/** One self-service campaign as a row of the list; undefined for any other campaign. */
export async function selfServiceItem(
  db: Db,
  viewer: CallUser,
  campaignId: number,
  time: OptionTime,
): Promise<Item | undefined> {
  const row = await listed(db, viewer, time).where('c.id', '=', campaignId).executeTakeFirst();
  return row && toItem(row, time.now);
}

/** The request behind a self-service campaign; undefined when the viewer does not see both. */
export const requestBehindCampaign = (db: Db, viewer: CallUser, campaignId: number) =>
  db
    .selectFrom('campaigns as c')
    .innerJoin('campaign_requests as r', 'r.campaign_id', 'c.id')
    .where('c.id', '=', campaignId)
    .where('c.type', '=', CAMPAIGN_TYPE.selfService)
    .where(visibleRows('campaigns', viewer, 'c'))
    .where(visibleRows('campaignRequests', viewer, 'r'))
    .select(['r.id', 'r.customer_id'])
    .orderBy('r.id')
    .executeTakeFirst();
