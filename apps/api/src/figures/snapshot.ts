import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { ChannelToRead, FigureConnector, ReadOutcome, ReadPost } from './Connector.ts';
import { recordFigures } from './recordFigures.ts';

type Tx = Kysely<Schema>;
type Reader = Pick<Services, 'db' | 'clock'>;

/** Active channels of a platform that have not been read today: after a restart, and on a second server, those are left out. */
async function dueChannels({ db, clock }: Reader, { platform, batchSize }: FigureConnector, after: number): Promise<ChannelToRead[]> {
  const today = startOfBerlinDay(berlinDay(clock.now()));
  const rows = await db
    .selectFrom('channels as c')
    .innerJoin('influencers as i', 'i.id', 'c.influencer_id')
    .leftJoin('connector_runs as r', 'r.channel_id', 'c.id')
    .select(['c.id', 'c.url', 'c.handle', 'c.external_id as externalId'])
    .where('c.platform', '=', platform)
    .where('c.active', '=', true)
    .where('c.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where('c.id', '>', after)
    .where(sql<boolean>`(r.succeeded_at is null or r.succeeded_at < ${today.toISOString()}::timestamptz)`)
    .orderBy('c.id')
    .limit(batchSize)
    .execute();
  return rows;
}

async function keepPosts(tx: Tx, channelId: number, posts: readonly ReadPost[], day: string): Promise<void> {
  for (const { externalId, url, title, postedAt, likes, comments, views } of posts) {
    const values = { url, title, posted_at: postedAt, likes, comments, views, source: 'platform', measured_on: day };
    await tx
      .insertInto('channel_posts')
      .values({ channel_id: channelId, external_id: externalId, ...values })
      .onConflict((conflict) => conflict.columns(['channel_id', 'external_id']).doUpdateSet(values))
      .execute();
  }
}

/** Likes and comments of an average post per hundred followers; undefined while one of them is unknown. */
function engagementOf(followers: number | null, posts: readonly ReadPost[]): number | undefined {
  const known = posts.flatMap(({ likes, comments }) => (likes === null || comments === null ? [] : [likes + comments]));
  if (followers === null || followers === 0 || known.length === 0) return undefined;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  return Math.min(Math.round((mean / followers) * 10_000) / 100, 9_999);
}

async function keep(tx: Tx, outcome: ReadOutcome, now: Date): Promise<void> {
  const { id, error } = outcome;
  const run = { attempted_at: now, error, ...(error === null ? { succeeded_at: now } : {}) };
  await tx
    .insertInto('connector_runs')
    .values({ channel_id: id, ...run })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(run))
    .execute();
  if (outcome.error !== null) return;
  const { externalId, followers, posts } = outcome;
  const day = berlinDay(now);
  await tx
    .updateTable('channels')
    .set({ external_id: externalId, ...(followers === null ? { followers: null } : {}) })
    .where('id', '=', id)
    .execute();
  const common = { channelId: id, day, source: 'platform' } as const;
  if (followers !== null) await recordFigures(tx, { ...common, isEstimated: false, followers }, now);
  const engagementRate = engagementOf(followers, posts);
  if (engagementRate !== undefined) await recordFigures(tx, { ...common, isEstimated: true, engagementRate }, now);
  await keepPosts(tx, id, posts, day);
}

/**
 * Reads the figures of all channels of the connected platforms, once a day: doing it again reads only what failed. A quota that is
 * used up ends the reading of that platform for the day's attempt.
 */
export async function takeSnapshot(reader: Reader, connectors: readonly FigureConnector[]): Promise<void> {
  for (const connector of connectors) {
    let after = 0;
    for (let channels = await dueChannels(reader, connector, after); channels.length > 0; channels = await dueChannels(reader, connector, after)) {
      const outcomes = await connector.read(channels);
      const now = reader.clock.now();
      await reader.db.transaction().execute(async (tx) => {
        for (const outcome of outcomes) await keep(tx, outcome, now);
      });
      if (outcomes.some(({ error }) => error === 'quotaExceeded')) break;
      after = channels.at(-1)?.id ?? after;
    }
  }
}
