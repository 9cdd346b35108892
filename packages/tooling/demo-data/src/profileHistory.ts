import { dateIn, minutesBefore } from './days.ts';
import { followerHistory, HISTORY_DAYS } from './followerHistory.ts';
import type { DemoChannel, DemoInfluencer } from './influencerRecords.ts';
import { clamp, createRandom, rounded } from './random.ts';

/** Followers of a channel on a day before the history of every channel begins. */
export interface DemoFollowerDay {
  readonly channelId: number;
  readonly day: string;
  readonly followers: number;
  readonly source: string;
}

/** Stars for a person; without a user they stand for several that came with the person. */
export interface DemoRating {
  readonly influencerId: number;
  readonly userId: number | null;
  readonly stars: number;
  readonly weight: number;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Days of the longer history. */
export const LONG_HISTORY_DAYS = 90;
const DAY_MINUTES = 1_440;

/** The days before the history of thirty, so that together they are ninety. */
export function earlierFollowers(channel: DemoChannel, now: Date): DemoFollowerDay[] {
  const recent = followerHistory(channel);
  if (recent === undefined) return [];
  const random = createRandom(`earlier ${channel.id}`);
  const trend = random.normal(0.0008, 0.001);
  let followers = recent.followers[0] ?? 0;
  return Array.from({ length: LONG_HISTORY_DAYS - HISTORY_DAYS }, (_, index): DemoFollowerDay => {
    followers /= 1 + trend + random.normal(0, 0.0006);
    return {
      channelId: channel.id,
      day: dateIn(now, -HISTORY_DAYS - index),
      followers: Math.round(followers),
      source: 'platform',
    };
  });
}

const JUDGEMENTS = [
  'Sehr gute Zusammenarbeit, Inhalte einen Tag vor der Frist.',
  'Absprachen werden eingehalten, eine Korrekturschleife genügte.',
  'Kreative Umsetzung, die Zahlen lagen über dem Ziel.',
  'Inhalte gut, die Antworten brauchten etwas Zeit.',
] as const;

/** Ratings whose average and number are those that the person shows: of colleagues with their reasons, the rest without. */
export function demoRatings(
  { id, averageRating, ratingCount, createdAt }: DemoInfluencer,
  authors: readonly number[],
  now: Date,
): DemoRating[] {
  if (averageRating === null || ratingCount < 4) return [];
  const random = createRandom(`ratings ${id}`);
  const written = [0, 1, 2].map((index): DemoRating => {
    const stars = clamp(Math.round(averageRating + random.normal(0, 0.3)), 1, 5);
    const at = minutesBefore(now, (4 + index * 19) * DAY_MINUTES + random.int(0, 500));
    const text = JUDGEMENTS[stars < 4 ? 3 : index] ?? JUDGEMENTS[0];
    return {
      influencerId: id,
      userId: authors[(id + index) % authors.length] ?? 1,
      stars,
      weight: 1,
      text,
      createdAt: at,
      updatedAt: at,
    };
  });
  const weight = ratingCount - written.length;
  const rest = written.reduce((left, { stars }) => left - stars, averageRating * ratingCount) / weight;
  return [
    ...written,
    {
      influencerId: id,
      userId: null,
      stars: rounded(clamp(rest, 1, 5), 2),
      weight,
      text: '',
      createdAt,
      updatedAt: createdAt,
    },
  ];
}
