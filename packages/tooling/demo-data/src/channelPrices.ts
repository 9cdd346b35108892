import { SERVICES } from '@resonanz/domain/lookups';
import { defaultService } from '@resonanz/domain/platforms';
import { daysBefore } from './days.ts';
import type { DemoChannel, DemoChannelPrice } from './influencerRecords.ts';
import { createRandom } from './random.ts';
import type { DemoSize } from './records.ts';

/** What a service costs beside the default one, roughly. */
const FACTORS: Readonly<Record<string, number>> = {
  Reel: 1.3,
  Story: 0.45,
  StorySet: 0.9,
  Carousel: 1.15,
  Shorts: 0.4,
  DedicatedVideo: 2.4,
  Live: 1.6,
  Thread: 1.2,
  Advertorial: 1.8,
  PreRoll: 0.5,
  MidRoll: 0.8,
};
const EARLIER = 0.88;

const tens = (price: number): number => Math.max(10, Math.round(price / 10) * 10);

/** The prices of a channel: the default service, in the small data some others too, and for some what it cost before. */
export function channelPrices(
  { id, platform, defaultPrice, currencyCode, createdAt }: DemoChannel,
  size: DemoSize,
  now: Date,
): DemoChannelPrice[] {
  if (defaultPrice === null) return [];
  const random = createRandom(`prices ${id}`);
  const validFrom = createdAt.slice(0, 10);
  const base = {
    channelId: id,
    currencyCode,
    source: 'manual',
    createdAt,
    validUntil: null,
    replacedAt: null,
  } as const;
  const first: DemoChannelPrice = { ...base, service: defaultService(platform), price: defaultPrice, validFrom };
  if (size === 'large') return [first];
  const others = random.sample(SERVICES[platform].slice(1), random.int(0, 3)).map(({ value }): DemoChannelPrice => ({
    ...base,
    service: value,
    price: tens(defaultPrice * (FACTORS[value] ?? 0.7)),
    validFrom,
  }));
  const rights: DemoChannelPrice[] = random.chance(0.35)
    ? [{ ...base, service: 'BuyOut3', price: random.pick([20, 25, 30, 40]), validFrom }]
    : [];
  const raisedAt = daysBefore(now, random.int(20, 200));
  if (raisedAt <= createdAt || !random.chance(0.3)) return [first, ...others, ...rights];
  const earlier: DemoChannelPrice = { ...first, price: tens(defaultPrice * EARLIER), replacedAt: raisedAt };
  return [earlier, { ...first, validFrom: raisedAt.slice(0, 10), createdAt: raisedAt }, ...others, ...rights];
}
