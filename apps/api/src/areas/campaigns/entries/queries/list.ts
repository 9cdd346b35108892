import { type RawBuilder, sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { containing, readPage } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { audienceColumns } from '../../figures/audienceColumns.ts';
import { type OptionTime, toEntry } from '../row.ts';

type Filters = Schemas['CampaignInfluencerFilters'];
type Condition = RawBuilder<boolean>;

/** What an influencer gets: the final budget, or the planned one while that is 0 (docs/domain/formulas.md#cost). */
const cost = sql`case when e.final_budget > 0 then e.final_budget else e.pre_budget end`;

/** Entries with what a row of the grid shows of their influencers and files, in one statement. */
const entryRows = (db: Db) =>
  db
    .selectFrom('campaign_entries as e')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .selectAll('e')
    .select([
      'i.first_name',
      'i.surname',
      'i.picture',
      'i.city as influencer_city',
      sql<number>`(select count(*)::int from files f
        where f.subject = 'campaignEntry' and f.subject_id = e.id and f.deleted_at is null)`.as('file_count'),
    ]);

const order: Readonly<Record<Schemas['CampaignInfluencerSortKey'], RawBuilder<unknown>>> = {
  name: sql`coalesce(nullif(concat(i.surname, ' ', i.first_name), ' '), e.channel_handle)`,
  platform: sql`e.platform`,
  reichweite: sql`e.followers`,
  leistung: sql`e.service`,
  tag: sql`e.tag`,
  status: sql`e.status_note`,
  vorBudget: sql`e.pre_budget`,
  finalesBudget: sql`e.final_budget`,
  budgetExtern: sql`e.external_budget`,
  brandStatus: sql`e.brand_status`,
  contentStatus: sql`array_position(
    array['Offen', 'Eingereicht', 'Korrektur', 'Freigegeben', 'Online'], e.content_status)`,
  invoiceStatus: sql`array_position(array['Offen', 'Eingegangen', 'Bezahlt'], e.invoice_status)`,
  contentRelease: sql`e.content_release`,
  contentDeadline: sql`e.content_deadline`,
  publishDate: sql`e.publish_date`,
  clicks: sql`e.clicks`,
  views: sql`e.views`,
  cpc: sql`e.cpc`,
  cpv: sql`e.cpv`,
  cpo: sql`e.cpo`,
  tkp: sql`e.tkp`,
  contacted: sql`e.contacted`,
  isPublished: sql`e.is_published`,
  createdAt: sql`e.created_at`,
  updatedAt: sql`e.updated_at`,
};

const anyOf = (column: RawBuilder<unknown>, values: readonly (string | number)[] | undefined): Condition[] =>
  values === undefined || values.length === 0 ? [] : [sql<boolean>`${column} in (${sql.join([...values])})`];

function between(column: RawBuilder<unknown>, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${column} <= ${to}`]),
  ];
}

const share = (name: keyof typeof audienceColumns | undefined, from: number): Condition[] =>
  name === undefined ? [] : [sql<boolean>`${sql.ref(`e.${audienceColumns[name]}`)} >= ${from}`];

/** The conditions of the row filters. */
function conditionsOf(filters: Filters, today: string): Condition[] {
  return [
    ...anyOf(sql`e.platform`, filters.platforms),
    ...anyOf(sql`e.tag`, filters.tags),
    ...anyOf(sql`coalesce(e.status_note, '')`, filters.status),
    ...anyOf(sql`e.brand_status`, filters.brandStatus),
    ...anyOf(sql`e.content_status`, filters.contentStatus),
    ...anyOf(sql`e.invoice_status`, filters.invoiceStatus),
    ...between(sql`e.followers`, filters.followersFrom, filters.followersTo),
    ...between(sql`e.external_budget`, filters.mediaBudgetFrom, filters.mediaBudgetTo),
    ...between(sql`(${cost})`, filters.influencerBudgetFrom, filters.influencerBudgetTo),
    ...share(filters.country, filters.countryFrom ?? 30),
    ...share(filters.ageBand, filters.ageFrom ?? 30),
    ...share(filters.gender, filters.genderFrom ?? 50),
    ...(filters.isPublished === undefined ? [] : [sql<boolean>`e.is_published = ${filters.isPublished}`]),
    ...(filters.isOverdue === true
      ? [sql<boolean>`e.content_deadline < ${today}::date and e.content_status in ('Offen', 'Korrektur')`]
      : []),
  ];
}

/** Which entries of a campaign are asked for, and in which order. */
export interface EntryQuery {
  campaignId: number;
  state?: number | undefined;
  search?: string | undefined;
  filters?: Filters | undefined;
  sortBy?: Schemas['CampaignInfluencerSortKey'] | undefined;
  sort?: 'ASC' | 'DESC' | undefined;
}

function filtered(db: Db, { campaignId, state, search = '', filters = {} }: EntryQuery, now: Date) {
  const pattern = containing(search.trim());
  const conditions = [
    ...conditionsOf(filters, berlinDay(now)),
    ...(state === undefined ? [] : [sql<boolean>`e.state = ${state}`]),
    ...(search.trim() === ''
      ? []
      : [
          sql<boolean>`(concat(i.first_name, ' ', i.surname) ilike ${pattern} or e.channel_handle ilike ${pattern}
            or e.management ilike ${pattern} or e.notes ilike ${pattern})`,
        ]),
  ];
  return conditions.reduce(
    (query, condition) => query.where(condition),
    entryRows(db).where('e.campaign_id', '=', campaignId),
  );
}

const ordered = (rows: ReturnType<typeof filtered>, { sortBy = 'createdAt', sort = 'DESC' }: EntryQuery) =>
  rows.orderBy(sql`${order[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`).orderBy('e.id', 'desc');

/** Entries of a campaign as the grid shows them, at most so many. */
export async function entryList(
  db: Db,
  query: EntryQuery,
  time: OptionTime,
  most?: number,
): Promise<Schemas['CampaignInfluencerRow'][]> {
  const rows = await ordered(filtered(db, query, time.now), query)
    .$if(most !== undefined, (part) => part.limit(most ?? 0))
    .execute();
  return rows.map((row) => toEntry(row, time));
}

/** One page of a campaign's channels in one pipeline state. */
export async function entryPage(
  db: Db,
  query: EntryQuery & { pageNumber: number; pageSize: number },
  time: OptionTime,
): Promise<Schemas['CampaignInfluencerPage']> {
  const matches = filtered(db, query, time.now);
  const page = await readPage(db, { rows: ordered(matches, query), matches }, query);
  return { ...page, content: page.content.map((row) => toEntry(row, time)) };
}

/** The rows of some entries, in the order of the ids. */
export async function entriesByIds(
  db: Db,
  ids: readonly number[],
  time: OptionTime,
): Promise<Schemas['CampaignInfluencerRow'][]> {
  if (ids.length === 0) return [];
  const rows = await entryRows(db)
    .where('e.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toEntry(row, time)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
