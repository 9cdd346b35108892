import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../platform/database/schema.ts';

type Schemas = components['schemas'];

/** Days that at least lie between two measurements whose difference is that of a month. */
const MONTH = 28;

/** Engagement with the change since the measurement of a month ago. */
export async function engagementOf(
  db: Kysely<Schema>,
  { channel, posts }: { channel: Schemas['ProfileChannel']; posts: number },
): Promise<Schemas['ChannelEngagement']> {
  const { channelId, engagementRate, averageLikes, averageComments, averageViews } = channel;
  const before = await db
    .selectFrom('channel_measurements')
    .select('value')
    .where('channel_id', '=', channelId)
    .where('kind', '=', 'engagementRate')
    .where(sql<boolean>`day <= ${engagementRate.measuredOn}::date - ${MONTH}::int`)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  const isKnown = engagementRate.value !== null && typeof before?.value === 'number';
  const monthChange = isKnown ? Math.round(((engagementRate.value ?? 0) - (before?.value ?? 0)) * 100) / 100 : null;
  return { engagementRate, averageLikes, averageComments, averageViews, posts, monthChange };
}
