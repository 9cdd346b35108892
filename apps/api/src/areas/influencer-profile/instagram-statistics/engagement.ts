import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { findEarlierEngagement } from './queries.ts';

/** Engagement with the change since the measurement of a month ago. */
export async function engagementOf(
  db: Kysely<Schema>,
  { channel, posts }: { channel: Schemas['ProfileChannel']; posts: number },
): Promise<Schemas['ChannelEngagement']> {
  const { channelId, engagementRate, averageLikes, averageComments, averageViews } = channel;
  const before = await findEarlierEngagement(db, channelId, engagementRate.measuredOn);
  const isKnown = engagementRate.value !== null && typeof before?.value === 'number';
  const monthChange = isKnown ? Math.round(((engagementRate.value ?? 0) - (before?.value ?? 0)) * 100) / 100 : null;
  return { engagementRate, averageLikes, averageComments, averageViews, posts, monthChange };
}
