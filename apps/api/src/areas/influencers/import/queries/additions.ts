import { type Insertable, type Selectable, sql } from 'kysely';
import type { Schema, Tx } from '../../../../platform/database/schema.ts';
import type { ImportChannelsTable } from '../tables.ts';
import { chunks } from './chunks.ts';

/** Ids for rows that are about to be inserted. */
export async function reserveIds(tx: Tx, table: 'influencers' | 'channels', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(tx);
  return rows.map((row) => row.id);
}

/** Tables that an import adds rows to. */
type AddedTable =
  | 'influencers'
  | 'channels'
  | 'channel_prices'
  | 'follower_history'
  | 'channel_measurements'
  | 'history'
  | 'import_channels';

/** Inserts rows, as many at a time as one statement takes. */
export async function insertRows<Table extends AddedTable>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (const part of chunks(rows))
    await tx
      .insertInto<AddedTable>(table)
      .values([...part])
      .execute();
}

/** Stores what an import added, so that it can be undone; returns its number, or null if it added nothing. */
export async function insertImport(
  tx: Tx,
  { userId, fileName }: { userId: number; fileName: string },
  added: readonly Omit<Selectable<ImportChannelsTable>, 'import_id'>[],
): Promise<number | null> {
  if (added.length === 0) return null;
  const influencers = new Set(added.flatMap((each) => (each.is_new_person ? [each.influencer_id] : []))).size;
  const { id } = await tx
    .insertInto('imports')
    .values({ user_id: userId, file_name: fileName, influencers, channels: added.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    tx,
    'import_channels',
    added.map((each) => ({ import_id: id, ...each })),
  );
  return id;
}
