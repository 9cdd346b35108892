import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../../platform/database/schema.ts';
import { sourceOf } from '../Measurement.ts';

/** Posts whose mean represents a channel (docs/domain/formulas.md#key-figures). */
export const POSTS_OF_MEAN = 12;

/** The latest posts of a channel, the newest first. */
export async function latestPosts(
  db: Kysely<Schema>,
  channelId: number,
): Promise<components['schemas']['ChannelPost'][]> {
  const rows = await db
    .selectFrom('channel_posts')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('posted_at', 'desc')
    .orderBy('external_id')
    .limit(POSTS_OF_MEAN)
    .execute();
  return rows.map(({ url, title, posted_at, likes, comments, views, source, measured_on }) => ({
    url,
    title,
    postedAt: posted_at,
    likes,
    comments,
    views,
    source: sourceOf(source),
    measuredOn: measured_on,
  }));
}
