import { sql } from 'kysely';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { waitsForBrand } from '../../campaigns/door.ts';
import { unreadComments } from '../../comments/door.ts';
import { visibleRows } from '../../ownership/door.ts';
import { mayEdit, ownRequests } from './requests.ts';

type Query = Schemas['CampaignRequestQuery'];

const counted = (user: CallUser) => {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*)::int from campaign_entries e
      where e.campaign_id = r.campaign_id and ${visibleRows('proposedChannels', user, 'e')} and ${condition})`;
  return [
    count(sql`true`).as('proposed'),
    count(sql`e.brand_status = ${sql.lit(BRAND_STATUS.approve)}`).as('approved'),
    count(waitsForBrand).as('open'),
    // On the request, and on those of its channels that the brand sees.
    sql<number>`(${unreadComments(user, 'campaignRequest', sql.ref('r.id'))}
      + (select coalesce(sum(${unreadComments(user, 'campaignEntry', sql.ref('e.id'))}), 0)::int
        from campaign_entries e
        where e.campaign_id = r.campaign_id and ${visibleRows('proposedChannels', user, 'e')}))`.as('unread'),
    mayEdit(user).as('may_edit'),
  ];
};

/** The caller's requests as rows of a list. */
const listedRequests = (db: Db, user: CallUser) =>
  ownRequests(db, user)
    .select([
      'r.id',
      'r.number',
      'r.title',
      'r.product_name',
      'r.platforms',
      'r.budget',
      'r.start_date',
      'r.duration_months',
      'r.status',
      'r.is_draft',
      'r.archived',
      'r.nda_required',
      'r.nda_status',
      'r.updated_at',
    ])
    .select(counted(user));

type ListRow = Awaited<ReturnType<ReturnType<typeof listedRequests>['execute']>>[number];

/** A request as a row of the list; who signed up by token edits nothing. */
function toListItem(row: ListRow, user: CallUser): Schemas['CampaignRequestListItem'] {
  return {
    campaignRequestId: row.id,
    number: row.number,
    title: row.title,
    productName: row.product_name,
    platforms: row.platforms as Schemas['Platform'][],
    budget: row.budget ?? 0,
    currencyCode: 'EUR',
    startDate: row.start_date,
    durationMonths: row.duration_months,
    status: row.status,
    isDraft: row.is_draft,
    archived: row.archived,
    ndaRequired: row.nda_required,
    ndaStatus: row.nda_status,
    channelsProposed: row.proposed,
    channelsApproved: row.approved,
    decisionsOpen: row.open,
    newComments: row.unread,
    mayEdit: row.may_edit && user.may('Campaign Request', 'edit'),
    updatedAt: row.updated_at,
  };
}

const listOrder = {
  title: sql`r.title`,
  budget: sql`r.budget`,
  startDate: sql`r.start_date`,
  // Drafts come before what was sent.
  status: sql`case when r.is_draft then 0 else r.status end`,
  updatedAt: sql`r.updated_at`,
};

function conditionsOf({ search = '', filters = {} }: Query) {
  const { status, draft, platforms, startFrom, startTo, archived = false } = filters;
  const conditions = [sql<boolean>`r.archived = ${archived}`];
  if (status !== undefined && status.length > 0)
    conditions.push(sql<boolean>`not r.is_draft and r.status in (${sql.join(status)})`);
  if (draft !== undefined) conditions.push(sql<boolean>`r.is_draft = ${draft}`);
  if (platforms !== undefined && platforms.length > 0)
    conditions.push(sql<boolean>`r.platforms && array[${sql.join(platforms)}]::text[]`);
  if (startFrom !== undefined) conditions.push(sql<boolean>`r.start_date >= ${startFrom}`);
  if (startTo !== undefined) conditions.push(sql<boolean>`r.start_date <= ${startTo}`);
  if (search !== '') {
    const pattern = containing(search);
    conditions.push(
      sql<boolean>`(r.title ilike ${pattern} or r.product_name ilike ${pattern} or r.number ilike ${pattern})`,
    );
  }
  return conditions;
}

/** One page of a brand's own requests. */
export async function requestPage(db: Db, user: CallUser, query: Query): Promise<Schemas['CampaignRequestPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'updatedAt', sort = 'DESC' } = query;
  const conditions = conditionsOf(query);
  const rows = conditions
    .reduce((found, condition) => found.where(condition), listedRequests(db, user))
    .orderBy(sql`${listOrder[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`)
    .orderBy('r.id', 'desc');
  const matches = conditions.reduce((found, condition) => found.where(condition), ownRequests(db, user));
  // Each row says what the caller has not read.
  const page = await readPage(db, { rows, matches, shares: 'total' }, { pageNumber, pageSize });
  return { ...page, content: page.content.map((row) => toListItem(row, user)) };
}

/** The requests of a brand that were changed last. */
export async function latestRequests(db: Db, user: CallUser): Promise<Schemas['CampaignRequestListItem'][]> {
  const rows = await listedRequests(db, user)
    .where('r.archived', '=', false)
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(4)
    .execute();
  return rows.map((row) => toListItem(row, user));
}
