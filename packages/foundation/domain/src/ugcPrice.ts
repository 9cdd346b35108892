/**
 * Length of a UGC video in seconds, or 'others' without a fixed price.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export type VideoLength = 15 | 30 | 60 | 90 | 120 | 150 | 180 | 210 | 240 | 'others';

/**
 * Months a campaign runs, or 'other' without a fixed price.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export type CampaignDuration = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 'other';

/**
 * Number of alternative openings of a video; -1 is none.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export type StartVariant = -1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * Net prices in euro, for one video.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export interface UgcPrices {
  /** By length in seconds; a length that the list lacks is priced on request. */
  readonly length: Readonly<Partial<Record<Exclude<VideoLength, 'others'>, number>>>;
  readonly subtitles: number;
  readonly music: number;
  /** One set of photos. */
  readonly professionalPhotos: number;
}

/**
 * The prices the product starts with; the server may send others.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export const UGC_PRICES = {
  length: { 15: 90, 30: 120, 60: 150, 90: 270, 120: 420, 150: 600, 180: 810, 210: 1050, 240: 1320 },
  subtitles: 10,
  music: 15,
  professionalPhotos: 10,
} as const satisfies UgcPrices;

/**
 * Lengths a brand may choose.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export const VIDEO_LENGTHS: readonly VideoLength[] = [15, 30, 60, 90, 120, 150, 180, 210, 240, 'others'];
/**
 * Numbers of videos a brand may order.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export const VIDEO_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
/**
 * Alternative openings a brand may choose: none, or 1 to 10.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export const START_VARIANTS: readonly StartVariant[] = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/**
 * Durations a brand may choose, in months.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export const CAMPAIGN_DURATIONS: readonly CampaignDuration[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'other'];

/**
 * What a brand orders.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export interface UgcOrder {
  readonly videoCount: number;
  readonly length: VideoLength;
  readonly subtitles?: boolean;
  readonly music?: boolean;
  readonly professionalPhotos?: boolean;
  /** No automatic price: staff add a line in the offer. */
  readonly startVariants?: StartVariant;
  readonly duration?: CampaignDuration;
}

/**
 * A net total in euro, or a price that staff name on request.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export type UgcPrice =
  | { readonly onRequest: true }
  | { readonly onRequest: false; readonly perVideo: number; readonly total: number };

/**
 * The net price of a UGC order. Each extra counts for every video; other lengths, lengths without a price and other
 * durations are priced on request.
 *
 * @source docs/domain/formulas.md#ugc-price
 */
export function ugcPrice(order: UgcOrder, prices: UgcPrices = UGC_PRICES): UgcPrice {
  const video = order.length === 'others' ? undefined : prices.length[order.length];
  if (video === undefined || order.duration === 'other') return { onRequest: true };
  const perVideo =
    video +
    (order.subtitles ? prices.subtitles : 0) +
    (order.music ? prices.music : 0) +
    (order.professionalPhotos ? prices.professionalPhotos : 0);
  return { onRequest: false, perVideo, total: order.videoCount * perVideo };
}
