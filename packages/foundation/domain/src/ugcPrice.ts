/** Length of a UGC video in seconds, or 'others' without a fixed price. */
export type VideoLength = 15 | 30 | 60 | 90 | 120 | 150 | 180 | 210 | 240 | 'others';

/** Months a campaign runs, or 'other' without a fixed price. */
export type CampaignDuration = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 'other';

/** Net prices in euro, for one video. */
export interface UgcPrices {
  /** By length in seconds. */
  readonly length: Readonly<Record<Exclude<VideoLength, 'others'>, number>>;
  readonly subtitles: number;
  readonly music: number;
  readonly professionalPhotos: number;
}

/** The prices the product starts with; the server may send others. */
export const UGC_PRICES: UgcPrices = {
  length: { 15: 90, 30: 120, 60: 150, 90: 270, 120: 420, 150: 600, 180: 810, 210: 1050, 240: 1320 },
  subtitles: 10,
  music: 15,
  professionalPhotos: 10,
};

/** Lengths a brand may choose. */
export const VIDEO_LENGTHS: readonly VideoLength[] = [15, 30, 60, 90, 120, 150, 180, 210, 240, 'others'];
/** Numbers of videos a brand may order. */
export const VIDEO_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
/** Alternative openings: -1 is none. */
export const START_VARIANTS: readonly number[] = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Durations a brand may choose. */
export const CAMPAIGN_DURATIONS: readonly CampaignDuration[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'other'];
/** German value-added tax in percent, shown as a hint. */
export const VAT_PERCENT = 19;

/** What a brand orders. */
export interface UgcOrder {
  readonly videoCount: number;
  readonly length: VideoLength;
  readonly subtitles?: boolean;
  readonly music?: boolean;
  readonly professionalPhotos?: boolean;
  readonly duration?: CampaignDuration;
}

/** A net total in euro, or a price that staff name on request. */
export type UgcPrice = { readonly onRequest: true } | { readonly onRequest: false; readonly perVideo: number; readonly total: number };

/** The net price of a UGC order; each extra counts for every video. */
export function ugcPrice(order: UgcOrder, prices: UgcPrices = UGC_PRICES): UgcPrice {
  if (order.length === 'others' || order.duration === 'other') return { onRequest: true };
  const perVideo =
    prices.length[order.length] +
    (order.subtitles ? prices.subtitles : 0) +
    (order.music ? prices.music : 0) +
    (order.professionalPhotos ? prices.professionalPhotos : 0);
  return { onRequest: false, perVideo, total: order.videoCount * perVideo };
}
