import { type Expression, type RawBuilder, sql } from 'kysely';
import { BRAND_STATUS, APPROVAL_STATUS, PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import type { Services } from '../../../../platform/operations/Services.ts';
import { waitsForBrand } from '../../../campaigns/door.ts';
import { filesOf } from '../../../files/door.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { creatorsOf } from '../../creators/queries.ts';
import { isChangeable } from '../../rules.ts';
import type { StoredUgcPrices } from '../../tables.ts';
import { videosOf } from '../../videos/queries/videos.ts';
import { orderOf } from '../order.ts';
import { moneyOf, pricesOfDay } from '../prices.ts';
import { offersOf } from './offers.ts';

type Query = Schemas['UgcRequestQuery'];
/** Search, filters and order of the list. */
export type UgcListQuery = Omit<Query, 'pageNumber' | 'pageSize'>;

const offered = sql<
  number | null
>`(select o.total from ugc_offers o where o.request_id = r.id order by o.version desc limit 1)`;

/** Requests the caller sees, with what lists and pages say about them. */
const requestRows = (db: Db, user: CallUser) =>
  db
    .selectFrom('ugc_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .leftJoin('users as a', 'a.id', 'r.assignee_user_id')
    .leftJoin('users as w', 'w.id', 'r.created_by_user_id')
    .leftJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .where(visibleRows('ugcRequests', user, 'r'))
    .selectAll('r')
    .select([
      'k.name as brand_name',
      'k.country',
      'c.name as campaign_name',
      fullNameOf('a').as('assignee_name'),
      fullNameOf('w').as('created_by_name'),
      offered.as('offered'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number];

const creators = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from campaign_entries e
    where e.campaign_id = r.campaign_id and e.is_published = ${sql.lit(PUBLISHED.yes)}
      and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)} and ${condition})`;
const videos = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from ugc_videos v where v.request_id = r.id and ${condition})`;
const isReady = sql<boolean>`v.final_content_status = ${sql.lit(APPROVAL_STATUS.pending)}
  and exists (select 1 from ugc_video_versions s where s.video_id = v.id and s.submitted_at is not null)
  and v.content_status = 'Eingereicht'`;

const counts = (user: CallUser) => [
  creators(sql`true`).as('creators_proposed'),
  creators(sql`e.brand_status = ${sql.lit(BRAND_STATUS.approve)}`).as('creators_approved'),
  creators(waitsForBrand).as('creators_open'),
  videos(sql`v.final_content_status = ${sql.lit(APPROVAL_STATUS.approved)}`).as('videos_accepted'),
  videos(isReady).as('videos_ready'),
  sql<number>`(select count(*)::int from comments c
    where c.subject_kind = 'ugcRequest' and c.subject_id = r.id and c.deleted_at is null
    ${user.audience === 'brand' ? sql`and c.audience = 'shared'` : sql``})`.as('comments'),
];

const money = (row: Row, today: StoredUgcPrices): Schemas['UgcMoney'] =>
  moneyOf(orderOf(row), row.prices ?? today, row.offered === null ? null : Number(row.offered), row.country);

/** The columns a list is sorted by; what was not sent yet costs what the list of today says. */
function listOrder(today: StoredUgcPrices): Record<NonNullable<Query['sortBy']>, Expression<unknown>> {
  const prices = sql`coalesce(r.prices, ${JSON.stringify(today)}::jsonb)`;
  const extra = (column: 'subtitles' | 'music' | 'professional_photos', price: string = column) =>
    sql`case when ${sql.ref(`r.${column}`)} then (${prices} ->> ${sql.lit(price)})::numeric else 0 end`;
  return {
    number: sql`r.number`,
    brand: sql`k.name`,
    productName: sql`r.product_name`,
    videoCount: sql`r.video_count`,
    length: sql`case when r.length = 'others' then 9999 else r.length::int end`,
    // List prices of extras apply per video; prices on request come last.
    total: sql`coalesce(${offered}, case when r.duration is distinct from 'other'
      then r.video_count * ((${prices} -> 'length' ->> r.length)::numeric
      + ${extra('subtitles')} + ${extra('music')} + ${extra('professional_photos', 'professionalPhotos')}) end)`,
    deliveryDate: sql`r.delivery_date`,
    status: sql`r.status`,
    updatedAt: sql`r.updated_at`,
  };
}

function filteredRows(db: Db, user: CallUser, { search = '', filters = {} }: UgcListQuery) {
  const {
    status = [],
    isDraft,
    customerId = [],
    length = [],
    videoCount = [],
    language = [],
    deliveryFrom,
    deliveryTo,
    assignee,
    archived = false,
  } = filters;
  let rows = requestRows(db, user).where('r.archived', '=', archived);
  if (status.length > 0) rows = rows.where('r.status', 'in', status).where('r.is_draft', '=', false);
  if (isDraft !== undefined) rows = rows.where('r.is_draft', '=', isDraft);
  if (customerId.length > 0) rows = rows.where('r.customer_id', 'in', customerId);
  if (length.length > 0) rows = rows.where('r.length', 'in', length.map(String));
  if (videoCount.length > 0) rows = rows.where('r.video_count', 'in', videoCount);
  if (language.length > 0) rows = rows.where(sql<boolean>`r.languages && ${sql.val(language)}::text[]`);
  if (deliveryFrom !== undefined) rows = rows.where('r.delivery_date', '>=', deliveryFrom);
  if (deliveryTo !== undefined) rows = rows.where('r.delivery_date', '<=', deliveryTo);
  if (assignee !== undefined) rows = rows.where('r.assignee_user_id', '=', assignee);
  if (search.trim() === '') return rows;
  const pattern = containing(search.trim());
  return rows.where((eb) =>
    eb.or([eb('r.product_name', 'ilike', pattern), eb('r.number', 'ilike', pattern), eb('k.name', 'ilike', pattern)]),
  );
}

/** What a list finds, in its order; what was changed last comes first where nothing else is asked for. */
const foundRows = (db: Db, user: CallUser, query: UgcListQuery, today: StoredUgcPrices) =>
  filteredRows(db, user, query)
    .select(counts(user))
    .orderBy(
      sql`${listOrder(today)[query.sortBy ?? 'updatedAt']} ${query.sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`,
    )
    .orderBy('r.id', 'desc');

type ListRow = Awaited<ReturnType<ReturnType<typeof foundRows>['execute']>>[number];

function toListItem(row: ListRow, today: StoredUgcPrices): Schemas['UgcRequestListItem'] {
  const { productName, videoCount, length, lengthText, languages, deliveryDate } = orderOf(row);
  return {
    ugcCampaignRequestId: row.id,
    number: row.number,
    brandName: row.brand_name,
    productName,
    videoCount,
    length,
    lengthText,
    languages,
    deliveryDate,
    money: money(row, today),
    creatorsProposed: row.creators_proposed,
    creatorsApproved: row.creators_approved,
    decisionsOpen: row.creators_open + row.videos_ready,
    videosReady: row.videos_ready,
    videosAccepted: row.videos_accepted,
    comments: row.comments,
    status: row.status,
    isDraft: row.is_draft,
    active: row.active,
    archived: row.archived,
    assigneeName: row.assignee_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The first requests that a caller finds, at most so many. */
export async function foundUgcRequests(
  db: Db,
  user: CallUser,
  query: UgcListQuery,
  most: number,
  now: Date,
): Promise<Schemas['UgcRequestListItem'][]> {
  const today = await pricesOfDay(db, now);
  return (await foundRows(db, user, query, today).limit(most).execute()).map((row) => toListItem(row, today));
}

/** One page of the requests a caller sees. */
export async function ugcRequestPage(
  db: Db,
  user: CallUser,
  { pageNumber = 0, pageSize = 10, ...query }: Query,
  now: Date,
): Promise<Schemas['UgcRequestPage']> {
  const today = await pricesOfDay(db, now);
  const page = await readPage(
    db,
    { rows: foundRows(db, user, query, today), matches: filteredRows(db, user, query) },
    { pageNumber, pageSize },
  );
  return { ...page, content: page.content.map((row) => toListItem(row, today)) };
}

/** Who reads a request. */
export interface UgcReader {
  user: CallUser;
  services: Pick<Services, 'db' | 'storage' | 'clock' | 'hashKey'>;
}

/** One request as the caller may see it, or undefined. */
export async function ugcRequestById(
  { user, services }: UgcReader,
  id: number,
): Promise<Schemas['UgcRequest'] | undefined> {
  const { db } = services;
  const row = await requestRows(db, user).where('r.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [offers, media, people, films, today] = await Promise.all([
    offersOf(db, id),
    filesOf(services, { subject: 'ugcRequest', subjectId: id }),
    creatorsOf(db, user, id),
    videosOf(db, { user, services }, id),
    pricesOfDay(db, services.clock.now()),
  ]);
  return {
    ugcCampaignRequestId: row.id,
    number: row.number,
    customerId: row.customer_id,
    brandName: row.brand_name,
    status: row.status,
    isDraft: row.is_draft,
    mayChange: isChangeable(row),
    declineReason: row.decline_reason,
    active: row.active,
    archived: row.archived,
    assignUserId: row.assignee_user_id,
    assigneeName: row.assignee_name,
    campaignId: user.audience === 'brand' ? null : row.campaign_id,
    campaignName: row.campaign_name,
    order: orderOf(row),
    prices: row.prices ?? today,
    money: money(row, today),
    offers: offers.map((offer) => ({
      version: offer.version,
      lines: offer.lines,
      total: Number(offer.total),
      note: offer.note,
      createdBy: offer.created_by_name,
      createdAt: offer.created_at,
    })),
    media,
    creators: people,
    videos: films,
    createdByName: row.created_by_name,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    updatedAt: row.updated_at,
  };
}

/** Brands with requests that were sent, by name. */
export const brandsWithRequests = (db: Db) =>
  db
    .selectFrom('customers as k')
    .innerJoin('ugc_requests as r', 'r.customer_id', 'k.id')
    .where('r.is_draft', '=', false)
    .select(['k.id', 'k.name'])
    .distinct()
    .orderBy('k.name')
    .limit(500)
    .execute();
