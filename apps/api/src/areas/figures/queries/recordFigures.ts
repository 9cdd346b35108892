import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/schema.ts';
import type { FigureSource } from '../Measurement.ts';
import type { ChannelAudience } from '../tables.ts';

/** Figures of one channel on one day; absent ones were not measured. */
export interface MeasuredFigures {
  channelId: number;
  /** Berlin calendar day, yyyy-MM-dd. */
  day: string;
  source: FigureSource;
  isEstimated: boolean;
  followers?: number;
  engagementRate?: number;
  audience?: ChannelAudience;
}

async function insertMeasurement(
  tx: Tx,
  { channelId, day, source, isEstimated }: MeasuredFigures,
  kind: 'engagementRate' | 'audience',
  content: { value: number | null; shares: string | null },
): Promise<void> {
  await tx
    .insertInto('channel_measurements')
    .values({ channel_id: channelId, kind, day, source, is_estimated: isEstimated, ...content })
    .onConflict((conflict) =>
      conflict.columns(['channel_id', 'kind', 'day']).doUpdateSet({ source, is_estimated: isEstimated, ...content }),
    )
    .execute();
}

/**
 * Stores what was measured of a channel: each figure is added to its history, and the channel shows the newest one.
 * Doing so twice for a day replaces the first value. Only what a person enters counts as a change that makes the edit
 * of another person stale.
 */
export async function recordFigures(tx: Tx, figures: MeasuredFigures, now: Date): Promise<void> {
  const { channelId, day, source, isEstimated, followers, engagementRate, audience } = figures;
  if (followers !== undefined) {
    const row = { followers, source, is_estimated: isEstimated };
    await tx
      .insertInto('follower_history')
      .values({ channel_id: channelId, day, ...row })
      .onConflict((conflict) => conflict.columns(['channel_id', 'day']).doUpdateSet(row))
      .execute();
  }
  if (engagementRate !== undefined)
    await insertMeasurement(tx, figures, 'engagementRate', { value: engagementRate, shares: null });
  if (audience !== undefined)
    await insertMeasurement(tx, figures, 'audience', { value: null, shares: JSON.stringify(audience) });
  await sql`
    update channels c set
      followers = coalesce((select f.followers from follower_history f
        where f.channel_id = c.id and ${followers !== undefined} order by f.day desc limit 1), c.followers),
      engagement_rate = coalesce((select m.value from channel_measurements m
        where m.channel_id = c.id and m.kind = 'engagementRate' and ${engagementRate !== undefined}
        order by m.day desc limit 1), c.engagement_rate),
      audience = coalesce((select m.shares from channel_measurements m
        where m.channel_id = c.id and m.kind = 'audience' and ${audience !== undefined}
        order by m.day desc limit 1), c.audience),
      updated_at = ${source === 'byHand' ? sql`${now.toISOString()}::timestamptz` : sql.ref('c.updated_at')}
    where c.id = ${channelId}`.execute(tx);
}
