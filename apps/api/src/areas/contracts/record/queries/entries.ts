import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema.ts';

/** To which campaign and which influencer an entry belongs. */
export const findEntry = (db: Kysely<Schema>, entryId: number) =>
  db
    .selectFrom('campaign_entries')
    .select(['campaign_id', 'influencer_id'])
    .where('id', '=', entryId)
    .executeTakeFirst();

/**
 * Entries with what a contract takes from them, and whether they have one of this type that is in force; locked until
 * the transaction ends.
 */
export const lockEntries = (tx: Kysely<Schema>, ids: readonly number[], type: number, today: string) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where('e.id', 'in', [...ids])
    .select([
      'e.id',
      'e.campaign_id',
      'e.influencer_id',
      'e.channel_handle',
      'e.platform',
      'e.service',
      'e.final_budget',
      'e.content_release',
      'c.customer_id',
      'c.start_date',
      'c.end_date',
      'i.email',
      sql<string>`trim(coalesce(i.first_name, '') || ' ' || coalesce(i.surname, ''))`.as('name'),
      sql<boolean>`exists (
        select 1 from contracts t
        where t.campaign_entry_id = e.id and t.type = ${type} and t.cancelled_at is null
          and not (t.agency_signed_at is not null and coalesce(t.end_date < ${today}::date, false)))`.as(
        'has_contract',
      ),
    ])
    .orderBy('e.id')
    // A second call for the same entries waits, and then finds these contracts.
    .forNoKeyUpdate('e')
    .execute();

/** An entry that a contract is to be made for. */
export type ContractEntry = Awaited<ReturnType<typeof lockEntries>>[number];
