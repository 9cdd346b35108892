import { type Selectable, sql } from 'kysely';
import type { Schema, Db } from '../../../platform/database/schema.ts';

/** Least days between two measurements whose difference is that of a month. */
const MONTH = 28;

/** The engagement rate that was measured a month before a day, or earlier. */
export async function findEarlierEngagement(
  db: Db,
  channelId: number,
  measuredOn: string | null,
): Promise<{ value: number | null } | undefined> {
  return db
    .selectFrom('channel_measurements')
    .select('value')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'engagementRate')
    .where(sql<boolean>`day <= ${measuredOn}::date - ${MONTH}::int`)
    .orderBy('day', 'desc')
    .executeTakeFirst();
}

/** The current figures of a channel, which is locked for a change. */
export async function lockFigures(
  tx: Db,
  channelId: number,
): Promise<Pick<Selectable<Schema['channels']>, 'followers' | 'engagement_rate' | 'audience'>> {
  return tx
    .selectFrom('channels')
    .select(['followers', 'engagement_rate', 'audience'])
    .where('id', '=', channelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
