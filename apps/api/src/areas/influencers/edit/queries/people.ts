import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import type { InfluencersTable } from '../../tables.ts';

/** A person that the editor sees, locked for a change. */
export async function lockedPerson(
  tx: Tx,
  { user }: { user: CallUser },
  id: number,
): Promise<Selectable<InfluencersTable>> {
  const row = await tx
    .selectFrom('influencers as i')
    .selectAll('i')
    .where('i.id', '=', id)
    .where(visibleRows('influencers', user, 'i'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Adds a person; returns its id. */
export async function insertPerson(tx: Tx, values: Insertable<InfluencersTable>): Promise<number> {
  const { id } = await tx.insertInto('influencers').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes some columns of a person. */
export async function writePerson(tx: Tx, id: number, values: Updateable<InfluencersTable>): Promise<void> {
  await tx.updateTable('influencers').set(values).where('id', '=', id).execute();
}

/** Campaigns that use some people or their channels, by person. */
export async function campaignsUsing(
  tx: Tx,
  ids: readonly number[],
): Promise<{ influencer_id: number; names: string[] }[]> {
  const { rows } = await sql<{ influencer_id: number; names: string[] }>`
    select e.influencer_id, array_agg(distinct c.name) as names
    from campaign_entries e join campaigns c on c.id = e.campaign_id
    where e.influencer_id = any(${ids}::int[])
      or e.channel_id in (select id from channels where influencer_id = any(${ids}::int[]))
    group by e.influencer_id`.execute(tx);
  return rows;
}

/** Takes the channels of some people off every watch list. */
export async function removeBookmarksOf(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from bookmarks
    where channel_id in (select id from channels where influencer_id = any(${ids}::int[]))`.execute(tx);
}

/** Marks people and their channels as deleted. */
export async function markAsDeleted(
  tx: Tx,
  ids: readonly number[],
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const deleted = { deleted_at: at, updated_at: at, updated_by: userId };
  await tx.updateTable('influencers').set(deleted).where('id', 'in', ids).execute();
  await tx
    .updateTable('channels')
    .set(deleted)
    .where('influencer_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}
