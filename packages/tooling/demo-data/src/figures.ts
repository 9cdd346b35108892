import type { Platform } from '@resonanz/domain/platforms';
import { clamp, rounded, type Random } from './random.ts';

interface PlatformFigures {
  /** Followers, readers or listeners of the channel in the middle. */
  readonly median: number;
  readonly spread: number;
  /** Engagement in percent at ten thousand followers; 0 for platforms without it. */
  readonly engagement: number;
  /** Price of the default service compared with an Instagram post. */
  readonly price: number;
}

const FIGURES: Readonly<Record<Platform, PlatformFigures>> = {
  Instagram: { median: 26_000, spread: 1.25, engagement: 4.6, price: 1 },
  TikTok: { median: 34_000, spread: 1.4, engagement: 8.2, price: 0.85 },
  YouTube: { median: 21_000, spread: 1.4, engagement: 5.1, price: 1.35 },
  Twitch: { median: 8_500, spread: 1.2, engagement: 4.4, price: 1.6 },
  Facebook: { median: 12_000, spread: 1.1, engagement: 2.1, price: 0.7 },
  Snapchat: { median: 15_000, spread: 1.1, engagement: 3.2, price: 0.8 },
  Pinterest: { median: 7_500, spread: 1.1, engagement: 1.4, price: 0.6 },
  Twitter: { median: 6_800, spread: 1.2, engagement: 1.6, price: 0.7 },
  Blog: { median: 14_000, spread: 1.0, engagement: 0, price: 1.2 },
  Podcast: { median: 5_200, spread: 1.1, engagement: 0, price: 2.4 },
};

/** Followers of a new channel, spread log-normally around the platform's middle. */
export function drawFollowers(random: Random, platform: Platform): number {
  const { median, spread } = FIGURES[platform];
  return Math.round(clamp(median * Math.exp(random.normal(0, spread)), 900, 4_800_000));
}

/** Engagement rate in percent: it falls with the number of followers; null where it is unknown. */
export function drawEngagement(random: Random, platform: Platform, followers: number): number | null {
  const base = FIGURES[platform].engagement;
  if (base === 0 || random.chance(0.03)) return null;
  return rounded(clamp(base * (followers / 10_000) ** -0.09 * Math.exp(random.normal(0, 0.32)), 0.3, 19), 2);
}

/** A price as people quote it: in steps of 5, 10, 50 or 100. */
export function quotedPrice(price: number): number {
  const step = price < 150 ? 5 : price < 1_500 ? 10 : price < 10_000 ? 50 : 100;
  return Math.max(50, Math.round(price / step) * step);
}

/** Price of the platform's default service in euros. */
export function drawPrice(random: Random, platform: Platform, followers: number): number {
  return quotedPrice(0.075 * followers ** 0.86 * FIGURES[platform].price * Math.exp(random.normal(0, 0.22)));
}
