import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Tx } from '../../platform/database/schema.ts';
import type { FigureConnector, ReadOutcome, ReadPost } from './Connector.ts';
import {
  claim,
  type Claim,
  dueChannels,
  noteRun,
  type Reader,
  release,
  type Round,
  saveIdentity,
  savePosts,
} from './queries/readings.ts';
import { recordFigures } from './queries/recordFigures.ts';

/** Likes and comments of an average post per hundred followers; undefined while one of them is unknown. */
function engagementOf(followers: number | null, posts: readonly ReadPost[]): number | undefined {
  const known = posts.flatMap(({ likes, comments }) => (likes === null || comments === null ? [] : [likes + comments]));
  if (followers === null || followers === 0 || known.length === 0) return undefined;
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length;
  return Math.min(Math.round((mean / followers) * 10_000) / 100, 9_999);
}

/** Saves what was read of a channel. */
async function save(tx: Tx, outcome: ReadOutcome, now: Date): Promise<void> {
  await noteRun(tx, outcome, now);
  if (outcome.error !== null) return;
  const { id, followers, posts } = outcome;
  const day = berlinDay(now);
  await saveIdentity(tx, outcome);
  const common = { channelId: id, day, source: 'platform' } as const;
  if (followers !== null) await recordFigures(tx, { ...common, isEstimated: false, followers }, now);
  const engagementRate = engagementOf(followers, posts);
  if (engagementRate !== undefined) await recordFigures(tx, { ...common, isEstimated: true, engagementRate }, now);
  await savePosts(tx, id, posts, day);
}

/** Reads some channels and keeps what was found; whether more may be asked of the platform today. */
async function readSome({ reader, connector }: Round, claimed: Claim): Promise<boolean> {
  try {
    const outcomes = await connector.read(claimed.channels);
    const now = reader.clock.now();
    await reader.db.transaction().execute(async (tx) => {
      for (const outcome of outcomes) await save(tx, outcome, now);
    });
    return outcomes.every(({ error }) => error !== 'quotaExceeded');
  } finally {
    await release(reader, claimed);
  }
}

/**
 * Reads the figures of all channels of the connected platforms, once a day: doing it again reads only what failed, and
 * two servers that do it at the same time share the channels. A quota that is used up ends the reading of that platform
 * for the day's attempt.
 */
export async function takeSnapshot(reader: Reader, connectors: readonly FigureConnector[]): Promise<void> {
  for (const connector of connectors) {
    const round = { reader, connector, begun: reader.clock.now() };
    let after = 0;
    for (
      let channels = await dueChannels(round, after);
      channels.length > 0;
      channels = await dueChannels(round, after)
    ) {
      const own = await claim(round, channels);
      if (own.channels.length > 0 && !(await readSome(round, own))) break;
      after = channels.at(-1)?.id ?? after;
    }
  }
}
