import { type RawBuilder, sql } from 'kysely';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { CONTRACT_ENDING_DAYS, longWaitingBefore } from '@resonanz/domain/contracts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import { type ContractReader, toItem, visibleContracts } from '../record/queries/contracts.ts';

type Condition = RawBuilder<boolean>;

/** Filters and sort order. */
export type ContractSearch = Pick<Schemas['ContractQuery'], 'filters' | 'search' | 'sort' | 'sortBy'>;

const isEnded = (now: Date): Condition =>
  sql<boolean>`(t.end_date is not null and t.end_date < ${berlinDay(now)}::date)`;

/** The status of a contract as statements know it; `contractStatusOf` says the same of a row. */
const statusIn = (now: Date): RawBuilder<Schemas['ContractStatus']> => sql`case
  when t.cancelled_at is not null then 'cancelled'
  when t.agency_signed_at is not null and ${isEnded(now)} then 'ended'
  when t.agency_signed_at is not null then 'countersigned'
  when t.partner_signed_at is not null then 'signed'
  when t.sent_at is not null then 'sent'
  else 'draft' end`;

const isWaiting = sql<boolean>`t.sent_at is not null and t.partner_signed_at is null and t.cancelled_at is null`;

/** The order in which a contract goes through its states. */
const STATES: readonly Schemas['ContractStatus'][] = ['draft', 'sent', 'signed', 'countersigned', 'ended', 'cancelled'];

const orders = (now: Date): Record<Schemas['ContractSortKey'], RawBuilder<unknown>> => ({
  contractId: sql`t.id`,
  type: sql`t.type`,
  partnerName: sql`t.partner_name`,
  campaignName: sql`c.name`,
  customerName: sql`k.name`,
  budget: sql`t.budget`,
  startDate: sql`t.start_date`,
  endDate: sql`t.end_date`,
  status: sql`array_position(${[...STATES]}::text[], ${statusIn(now)})`,
  sentAt: sql`t.sent_at`,
  signedDatePartner: sql`t.partner_signed_at`,
  signedDateAgency: sql`t.agency_signed_at`,
  documentSize: sql`f.size`,
  createdByName: sql`u.last_name`,
  createdAt: sql`t.created_at`,
});

const oneOf = (column: RawBuilder<unknown>, values: readonly (number | string)[], type: 'int' | 'text'): Condition =>
  sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`;

function narrowed(now: Date, { filters = {}, search = '' }: ContractSearch): Condition {
  const { type, status, campaignDataId, customerId, influencerId, periodFrom, periodTo, waitingLong, endingSoon } =
    filters;
  const conditions: Condition[] = [sql<boolean>`true`];
  if (type !== undefined) conditions.push(oneOf(sql`t.type`, type, 'int'));
  if (status !== undefined) conditions.push(oneOf(statusIn(now), status, 'text'));
  if (campaignDataId !== undefined) conditions.push(oneOf(sql`t.campaign_id`, campaignDataId, 'int'));
  if (customerId !== undefined) conditions.push(oneOf(sql`t.customer_id`, customerId, 'int'));
  if (influencerId !== undefined) conditions.push(oneOf(sql`t.influencer_id`, influencerId, 'int'));
  // A contract without an end date is still valid.
  if (periodFrom !== undefined)
    conditions.push(sql<boolean>`coalesce(t.end_date, 'infinity'::date) >= ${periodFrom}::date`);
  if (periodTo !== undefined)
    conditions.push(sql<boolean>`coalesce(t.start_date, t.created_at::date) <= ${periodTo}::date`);
  const waiting = sql<boolean>`(
    ${isWaiting} and (t.sent_at at time zone 'Europe/Berlin')::date < ${longWaitingBefore(now)}::date)`;
  if (waitingLong !== undefined) conditions.push(waitingLong ? waiting : sql<boolean>`not ${waiting}`);
  const [today, lastDay] = [berlinDay(now), berlinDayIn(now, CONTRACT_ENDING_DAYS)];
  const ending = sql<boolean>`(
    t.agency_signed_at is not null and coalesce(t.end_date between ${today}::date and ${lastDay}::date, false))`;
  if (endingSoon !== undefined) conditions.push(endingSoon ? ending : sql<boolean>`not ${ending}`);
  const words = search.trim();
  if (words !== '') {
    const like = containing(words);
    conditions.push(
      sql<boolean>`(t.search_text like fold_text(${like})
        or fold_text(coalesce(c.name, '')) like fold_text(${like})
        or fold_text(coalesce(k.name, '')) like fold_text(${like}))`,
    );
  }
  return sql<boolean>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;
}

/** What a search finds, in its order. */
export function foundContracts({ user, services }: ContractReader, query: ContractSearch) {
  const now = services.clock.now();
  const { sortBy = 'createdAt', sort = query.sortBy === undefined ? 'DESC' : 'ASC' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  return visibleContracts(services.db, user)
    .where(narrowed(now, query))
    .orderBy(sql`${orders(now)[sortBy]} ${direction} nulls last`)
    .orderBy('t.id', 'desc');
}

/** One page of the contracts that the reader sees. */
export async function contractPage(
  reader: ContractReader,
  query: Schemas['ContractQuery'],
): Promise<Schemas['ContractPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const { user, services } = reader;
  const matches = services.db
    .selectFrom('contracts as t')
    .leftJoin('campaigns as c', 'c.id', 't.campaign_id')
    .leftJoin('customers as k', 'k.id', 't.customer_id')
    .where(visibleRows('contracts', user, 't'))
    .where(narrowed(services.clock.now(), query));
  const page = await readPage(services.db, { rows: foundContracts(reader, query), matches }, { pageNumber, pageSize });
  return { ...page, content: page.content.map((row) => toItem(row, reader)) };
}

const MAX_CHOICES = 500;

/** What the list can be narrowed by. */
export async function contractChoices({ user, services: { db } }: ContractReader): Promise<Schemas['ContractChoices']> {
  const rows = db.selectFrom('contracts as t').where(visibleRows('contracts', user, 't'));
  const [campaigns, customers, influencers] = await Promise.all([
    rows
      .innerJoin('campaigns as c', 'c.id', 't.campaign_id')
      .select(['c.id', 'c.name'])
      .distinct()
      .orderBy('c.name')
      .limit(MAX_CHOICES)
      .execute(),
    rows
      .innerJoin('customers as k', 'k.id', 't.customer_id')
      .select(['k.id', 'k.name'])
      .distinct()
      .orderBy('k.name')
      .limit(MAX_CHOICES)
      .execute(),
    rows
      .innerJoin('influencers as i', 'i.id', 't.influencer_id')
      .select(['i.id', sql<string>`trim(i.first_name || ' ' || i.surname)`.as('name')])
      .distinct()
      .orderBy('name')
      .limit(MAX_CHOICES)
      .execute(),
  ]);
  return { campaigns, customers, influencers };
}
