import { dateIn } from './days.ts';
import type { DemoChannel } from './influencerRecords.ts';
import { createRandom } from './random.ts';

/** Followers of a channel on the last thirty days, the last day being today. */
export interface DemoFollowerHistory {
  readonly channelId: number;
  /** Today's value is the last one. */
  readonly followers: readonly number[];
}

/** How many days the history covers. */
export const HISTORY_DAYS = 30;

/** The days of the history, oldest first, as yyyy-MM-dd. */
export function historyDays(now: Date): string[] {
  return Array.from({ length: HISTORY_DAYS }, (_, index) => dateIn(now, index - HISTORY_DAYS + 1));
}

/** The history of a channel whose followers are known. */
export function followerHistory(channel: DemoChannel): DemoFollowerHistory | undefined {
  if (channel.followers === null) return undefined;
  const random = createRandom(`history ${channel.id}`);
  const trend = random.normal(0.0009, 0.0012);
  const values = new Array<number>(HISTORY_DAYS);
  let followers = channel.followers;
  for (let day = HISTORY_DAYS - 1; day >= 0; day -= 1) {
    values[day] = Math.round(followers);
    followers /= 1 + trend + random.normal(0, 0.0006) + (random.chance(0.03) ? random.next() * 0.008 : 0);
  }
  return { channelId: channel.id, followers: values };
}
