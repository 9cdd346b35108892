import type { DemoChannel, DemoInfluencer } from './influencerRecords.ts';
import type { Random } from './random.ts';

/** A channel that can be booked, with the person behind it. */
export interface Candidate {
  readonly influencer: DemoInfluencer;
  readonly channel: DemoChannel;
  readonly price: number;
}

/** Channels that campaigns choose from. */
export interface EntryPool {
  /** The channel of a person of the design's pictures. */
  named(surname: string, platform: DemoChannel['platform']): Candidate;
  /** Different people with a fitting category and a price inside two bounds. */
  draw(random: Random, count: number, wish: Wish): Candidate[];
}

/** What a campaign looks for. */
export interface Wish {
  readonly topics: readonly number[];
  readonly priceFrom: number;
  readonly priceTo: number;
  /** Influencers that are in the campaign already. */
  readonly taken: Set<number>;
}

function candidatesOf(influencer: DemoInfluencer): Candidate[] {
  return influencer.channels.flatMap((channel) =>
    channel.active && channel.followers !== null && channel.defaultPrice !== null
      ? [{ influencer, channel, price: channel.defaultPrice }]
      : [],
  );
}

/** A pool over some influencers; the named people are only given when asked for by name. */
export function createEntryPool(influencers: readonly DemoInfluencer[], named: readonly DemoInfluencer[]): EntryPool {
  const byTopic = new Map<number, Candidate[]>();
  for (const influencer of influencers) {
    for (const candidate of candidatesOf(influencer)) {
      for (const topic of influencer.categories) {
        const list = byTopic.get(topic) ?? [];
        list.push(candidate);
        byTopic.set(topic, list);
      }
    }
  }

  return {
    named(surname, platform) {
      const found = named
        .flatMap(candidatesOf)
        .find(({ influencer, channel }) => influencer.surname === surname && channel.platform === platform);
      if (found === undefined) throw new Error(`${surname} has no channel on ${platform}.`);
      return found;
    },
    draw(random, count, { topics, priceFrom, priceTo, taken }) {
      const chosen: Candidate[] = [];
      // The best topic is asked most often, and the price bounds widen when too few fit.
      for (let round = 0; chosen.length < count && round < count * 60; round += 1) {
        const topic = topics[Math.min(topics.length - 1, Math.floor(random.next() ** 1.7 * topics.length))] ?? 3;
        const candidate = random.pick(byTopic.get(topic) ?? []);
        const slack = 1 + round / (count * 12);
        const fits = candidate.price >= priceFrom / slack && candidate.price <= priceTo * slack;
        if (!fits || taken.has(candidate.influencer.id)) continue;
        taken.add(candidate.influencer.id);
        chosen.push(candidate);
      }
      return chosen;
    },
  };
}
