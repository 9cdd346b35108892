import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { visibleRows } from '../../../ownership/door.ts';
import type { ChannelsTable } from '../../tables.ts';

/** Id and name of the owner of a channel, if the viewer may see the person. */
export async function findOwner(
  tx: Tx,
  viewer: CallUser,
  influencerId: number,
): Promise<{ id: number; name: string } | undefined> {
  return tx
    .selectFrom('influencers as i')
    .select(['i.id', sql<string>`trim(i.first_name || ' ' || i.surname)`.as('name')])
    .where('i.id', '=', influencerId)
    .where(visibleRows('influencers', viewer, 'i'))
    .executeTakeFirst();
}

/** A channel of a person, locked for a change. */
export async function lockChannel(
  tx: Tx,
  influencerId: number,
  channelId: number,
): Promise<Selectable<ChannelsTable> | undefined> {
  return tx
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', channelId)
    .where('influencer_id', '=', influencerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a channel; returns its id. */
export async function insertChannel(tx: Tx, values: Insertable<ChannelsTable>): Promise<number> {
  const { id } = await tx.insertInto('channels').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes some columns of a channel. */
export async function updateChannel(tx: Tx, id: number, values: Updateable<ChannelsTable>): Promise<void> {
  await tx.updateTable('channels').set(values).where('id', '=', id).execute();
}

/** Ids of every channel of a person, deleted ones included. */
export async function channelIdsOf(db: Tx, influencerId: number): Promise<number[]> {
  const rows = await db.selectFrom('channels').select('id').where('influencer_id', '=', influencerId).execute();
  return rows.map(({ id }) => id);
}
