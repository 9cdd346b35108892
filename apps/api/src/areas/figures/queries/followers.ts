import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type MeasuredFollowers = Pick<Selectable<Schema['follower_history']>, 'day' | 'followers' | 'source' | 'is_estimated'>;

/** The measured followers of a channel since a day, oldest first. */
export async function measuredFollowers(
  db: Kysely<Schema>,
  channelId: number,
  since: string,
): Promise<MeasuredFollowers[]> {
  return db
    .selectFrom('follower_history')
    .select(['day', 'followers', 'source', 'is_estimated'])
    .where('channel_id', '=', channelId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}
