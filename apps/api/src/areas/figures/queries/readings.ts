import { sql } from 'kysely';
import { berlinDay, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import type { Tx } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import type { ChannelToRead, FigureConnector, ReadOutcome, ReadPost } from '../Connector.ts';

/** What a reading needs of the services. */
export type Reader = Pick<Services, 'db' | 'clock'>;

/** Minutes that a reading may take; a server that ended in the middle of one holds its channels no longer than that. */
const CLAIM_MINUTES = 10;

/** A reading of all channels of a platform. */
export interface Round {
  reader: Reader;
  connector: FigureConnector;
  begun: Date;
}

/**
 * Active channels of a platform that have not been read today and that no other server is reading or has tried in this
 * round.
 */
export async function dueChannels(
  { reader: { db, clock }, connector: { platform, batchSize }, begun }: Round,
  after: number,
): Promise<ChannelToRead[]> {
  const now = clock.now();
  const today = startOfBerlinDay(berlinDay(now));
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
    .where(sql<boolean>`(r.channel_id is null or ${isFree('r', { now, today, begun })})`)
    .orderBy('c.id')
    .limit(batchSize)
    .execute();
  return rows;
}

/** Whether a channel is not being read, was not read today and not tried since the round began. */
const isFree = (run: string, { now, today, begun }: Readonly<Record<'now' | 'today' | 'begun', Date>>) => {
  const column = (name: string) => sql.ref(`${run}.${name}`);
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  return sql<boolean>`(coalesce(${column('claimed_until')} <= ${at(now)}, true) and coalesce(${column('succeeded_at')} < ${at(today)}, true)
    and (${column('attempted_at')} <= ${at(begun)} or ${column('succeeded_at')} is null and ${column('error')} is null))`;
};

/** Channels that this server reads, until a moment at which others may. */
export interface Claim {
  channels: readonly ChannelToRead[];
  until: Date;
}

/** Takes channels for this server; of two that want one at the same moment, the database lets one have it. */
export async function claim(
  { reader: { db, clock }, begun }: Round,
  channels: readonly ChannelToRead[],
): Promise<Claim> {
  const now = clock.now();
  const today = startOfBerlinDay(berlinDay(now));
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const taken = await db
    .insertInto('connector_runs')
    .values(channels.map(({ id }) => ({ channel_id: id, attempted_at: now, claimed_until: until })))
    .onConflict((conflict) =>
      conflict
        .column('channel_id')
        .doUpdateSet({ claimed_until: until })
        .where(isFree('connector_runs', { now, today, begun })),
    )
    .returning('channel_id')
    .execute();
  const ids = new Set(taken.map((row) => row.channel_id));
  return { channels: channels.filter(({ id }) => ids.has(id)), until };
}

/** Gives back what was taken and not read. */
export async function release({ db }: Reader, { channels, until }: Claim): Promise<void> {
  const ids = channels.map(({ id }) => id);
  await db
    .updateTable('connector_runs')
    .set({ claimed_until: null })
    .where('channel_id', 'in', ids)
    .where('claimed_until', '=', until.toISOString())
    .execute();
}

/** Saves the posts that were read, as they are measured that day. */
export async function savePosts(tx: Tx, channelId: number, posts: readonly ReadPost[], day: string): Promise<void> {
  for (const { externalId, url, title, postedAt, likes, comments, views } of posts) {
    const values = { url, title, posted_at: postedAt, likes, comments, views, source: 'platform', measured_on: day };
    await tx
      .insertInto('channel_posts')
      .values({ channel_id: channelId, external_id: externalId, ...values })
      .onConflict((conflict) => conflict.columns(['channel_id', 'external_id']).doUpdateSet(values))
      .execute();
  }
}

/** Notes how the reading of a channel ended. */
export async function noteRun(tx: Tx, { id, error }: ReadOutcome, now: Date): Promise<void> {
  const run = { attempted_at: now, error, claimed_until: null, ...(error === null ? { succeeded_at: now } : {}) };
  await tx
    .insertInto('connector_runs')
    .values({ channel_id: id, ...run })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(run))
    .execute();
}

/** Saves under which id the platform knows a channel; a number of followers that it hides is unknown. */
export async function saveIdentity(
  tx: Tx,
  { id, externalId, followers }: { id: number; externalId: string | null; followers: number | null },
): Promise<void> {
  await tx
    .updateTable('channels')
    .set({ external_id: externalId, ...(followers === null ? { followers: null } : {}) })
    .where('id', '=', id)
    .execute();
}
