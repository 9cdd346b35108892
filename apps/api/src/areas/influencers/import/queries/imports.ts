import { type Selectable, sql } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import type { ImportsTable } from '../tables.ts';

/** One import after the other, so that two of them never both find a person missing. */
const IMPORT_LOCK = 7_301_001;

/** Waits for other imports, and makes them wait until the transaction ends. */
export async function awaitOtherImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx);
}

/** Everybody sees and undoes their own imports alone. */
const importsOf = (db: Tx, user: CallUser) => db.selectFrom('imports').where('user_id', '=', user.id);

/** The caller's last imports, the newest first. */
export async function findLastImports(
  db: Tx,
  user: CallUser,
  limit: number,
): Promise<
  Pick<Selectable<ImportsTable>, 'id' | 'file_name' | 'influencers' | 'channels' | 'created_at' | 'undone_at'>[]
> {
  return importsOf(db, user)
    .select(['id', 'file_name', 'influencers', 'channels', 'created_at', 'undone_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** An import of the caller, locked for a change. */
export async function lockImport(
  tx: Tx,
  user: CallUser,
  importId: number,
): Promise<Pick<Selectable<ImportsTable>, 'id' | 'undone_at'> | undefined> {
  return importsOf(tx, user).select(['id', 'undone_at']).where('id', '=', importId).forUpdate().executeTakeFirst();
}

/** Writes down who undid an import, and when. */
export async function markAsUndone(
  tx: Tx,
  importId: number,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  await tx.updateTable('imports').set({ undone_at: at, undone_by: userId }).where('id', '=', importId).execute();
}

/** A channel an import added, with what happened to it and its person since. */
export interface AddedChannel {
  channelId: number;
  influencerId: number;
  isNewPerson: boolean;
  name: string;
  isChannelChanged: boolean;
  isChannelUsed: boolean;
  isPersonChanged: boolean;
  isPersonUsed: boolean;
}

/**
 * Makes PostgreSQL join by hashing until the transaction ends. Statistics taken while a large import was under way
 * count none of its rows, and with those it would compare each of ten thousand people with each.
 */
export async function joinByHash(tx: Tx): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(tx);
}

/** Locks what an import added until the transaction ends: whatever refers to one of the rows has to wait. */
export async function lockAdded(tx: Tx, importId: number): Promise<void> {
  await sql`
    select id from influencers
    where id in (select influencer_id from import_channels where import_id = ${importId})
    order by id for update`.execute(tx);
  await sql`
    select id from channels
    where id in (select channel_id from import_channels where import_id = ${importId})
    order by id for update`.execute(tx);
}

/**
 * Records an import added that still exist. Deleted ones are detected with `coalesce`: without table statistics, the
 * partial index would otherwise be read in full for each person.
 */
export async function addedChannels(tx: Tx, importId: number): Promise<AddedChannel[]> {
  const { rows } = await sql<AddedChannel>`
    with added as materialized (
      select m.channel_id, i.id as person_id, m.is_new_person, c.influencer_id <> m.influencer_id as is_moved,
        i.user_id is not null as logs_in,
        trim(i.first_name || ' ' || i.surname) as name
      from import_channels m join channels c on c.id = m.channel_id join influencers i on i.id = c.influencer_id
      where m.import_id = ${importId} and coalesce(c.deleted_at, i.deleted_at) is null
    ), with_others as materialized (
      select distinct o.influencer_id as person_id from added a join channels o on o.influencer_id = a.person_id
      where coalesce(o.deleted_at, 'infinity') = 'infinity' and o.id not in (select channel_id from added)
    )
    select a.channel_id as "channelId", a.person_id as "influencerId", a.is_new_person as "isNewPerson", a.name,
      a.is_moved
        or exists (select 1 from history h
          where h.entity = 'channel' and h.entity_id = a.channel_id
          and h.action <> ${sql.lit(HISTORY_ACTION.add)}) as "isChannelChanged",
      exists (select 1 from campaign_entries e where e.channel_id = a.channel_id)
        or exists (select 1 from bookmarks b where b.channel_id = a.channel_id)
        or exists (select 1 from network_wishes w where w.channel_id = a.channel_id)
        or exists (select 1 from mail_threads t where t.channel_id = a.channel_id)
        or exists (select 1 from comments k
          where k.subject_kind = 'channel' and k.subject_id = a.channel_id) as "isChannelUsed",
      a.logs_in or o.person_id is not null
        or exists (select 1 from history h
          where h.entity = 'influencer' and h.entity_id = a.person_id
          and h.action <> ${sql.lit(HISTORY_ACTION.add)}) as "isPersonChanged",
      exists (select 1 from campaign_entries e where e.influencer_id = a.person_id)
        or exists (select 1 from contracts k where k.influencer_id = a.person_id)
        or exists (select 1 from mail_threads t where t.influencer_id = a.person_id)
        or exists (select 1 from influencer_ratings r where r.influencer_id = a.person_id)
        or exists (select 1 from comments k where k.subject_kind = 'influencer' and k.subject_id = a.person_id)
        or exists (select 1 from files f
          where f.subject = 'influencer' and f.subject_id = a.person_id) as "isPersonUsed"
    from added a left join with_others o on o.person_id = a.person_id
    order by a.name, a.channel_id`.execute(tx);
  return rows;
}

/** Takes people and channels out of every list; they can still be found in the history. */
export async function removeAdded(
  tx: Tx,
  { people, channels }: { people: readonly number[]; channels: readonly number[] },
  userId: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await sql`
    update channels set deleted_at = ${at}::timestamptz, updated_at = ${at}::timestamptz, updated_by = ${userId}
    where id = any(${[...channels]}::int[])`.execute(tx);
  await sql`
    update influencers set deleted_at = ${at}::timestamptz, updated_at = ${at}::timestamptz, updated_by = ${userId}
    where id = any(${[...people]}::int[])`.execute(tx);
}
