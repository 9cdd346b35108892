import type { UgcOrder, UgcPriceList } from '@resonanz/api-client/ugcRequests';
import { ugcPrice, type UgcPrice, type UgcPrices } from '@resonanz/domain/ugcPrice';

/** What a price depends on. */
export type PricedOrder = Pick<
  UgcOrder,
  'videoCount' | 'length' | 'subtitles' | 'music' | 'professionalPhotos' | 'duration'
>;

/** A line of the price: what it is for, and its net amount for all videos. */
export interface PriceLine {
  readonly id: 'videos' | 'subtitles' | 'music' | 'professionalPhotos';
  readonly each: number;
  readonly amount: number;
}

const EXTRAS = ['subtitles', 'music', 'professionalPhotos'] as const;

/** The price by a list: each extra counts for every video (docs/domain/formulas.md#ugc-price). */
export function priceOf({ duration, ...order }: PricedOrder, prices: UgcPriceList): UgcPrice {
  return ugcPrice({ ...order, ...(duration === null ? {} : { duration }) }, prices as UgcPrices);
}

/** The lines of a price; none while it is on request. */
export function priceLines(order: PricedOrder, prices: UgcPriceList): readonly PriceLine[] {
  if (priceOf(order, prices).onRequest) return [];
  const line = (id: PriceLine['id'], each: number): PriceLine => ({ id, each, amount: each * order.videoCount });
  return [
    line('videos', prices.length[String(order.length)] ?? 0),
    ...EXTRAS.filter((extra) => order[extra]).map((extra) => line(extra, prices[extra])),
  ];
}
