import { describe, expect, test } from 'vitest';
import {
  CAMPAIGN_DURATIONS,
  START_VARIANTS,
  UGC_PRICES,
  VIDEO_COUNTS,
  VIDEO_LENGTHS,
  ugcPrice,
  type VideoLength,
} from './ugcPrice.ts';

const onRequest = { onRequest: true };
const priced = (perVideo: number, total: number) => ({ onRequest: false, perVideo, total });

describe('UGC price', () => {
  test.each([
    [15, 90, '[R-CONST-010]'],
    [30, 120, '[R-CONST-011]'],
    [60, 150, '[R-CONST-012]'],
    [90, 270, '[R-CONST-013]'],
    [120, 420, '[R-CONST-014]'],
    [150, 600, '[R-CONST-015]'],
    [180, 810, '[R-CONST-016]'],
    [210, 1050, '[R-CONST-017]'],
    [240, 1320, '[R-CONST-018]'],
  ] as const)('a video of %i s costs %i euro %s', (length, price, _id) => {
    expect(ugcPrice({ videoCount: 1, length })).toEqual(priced(price, price));
  });

  test('subtitles cost 10 euro per video [R-CONST-022]', () => {
    expect(ugcPrice({ videoCount: 1, length: 15, subtitles: true })).toEqual(priced(100, 100));
    expect(ugcPrice({ videoCount: 4, length: 15, subtitles: true })).toEqual(priced(100, 400));
  });

  test('music costs 15 euro per video [R-CONST-023]', () => {
    expect(ugcPrice({ videoCount: 4, length: 15, music: true })).toEqual(priced(105, 420));
  });

  test('professional photos cost 10 euro per video [R-CONST-024]', () => {
    expect(ugcPrice({ videoCount: 2, length: 15, professionalPhotos: true })).toEqual(priced(100, 200));
  });

  test('the example of the decisions: 3 videos of 30 s with subtitles and music are 435 euro', () => {
    expect(ugcPrice({ videoCount: 3, length: 30, subtitles: true, music: true })).toEqual(priced(145, 435));
    expect(
      ugcPrice({ videoCount: 3, length: 30, subtitles: false, music: false, professionalPhotos: false, duration: 12 }),
    ).toEqual(priced(120, 360));
  });

  test('start variants carry no automatic price', () => {
    for (const startVariants of START_VARIANTS)
      expect(ugcPrice({ videoCount: 2, length: 60, startVariants })).toEqual(priced(150, 300));
  });

  test('other lengths and durations have no fixed price [R-CONST-019]', () => {
    expect(ugcPrice({ videoCount: 3, length: 'others' })).toEqual(onRequest);
    expect(ugcPrice({ videoCount: 3, length: 30, duration: 'other' })).toEqual(onRequest);
    expect(ugcPrice({ videoCount: 1, length: 'others', duration: 3, subtitles: true })).toEqual(onRequest);
    const withOthers = { ...UGC_PRICES.length, others: 5 };
    expect(ugcPrice({ videoCount: 1, length: 'others' }, { ...UGC_PRICES, length: withOthers })).toEqual(onRequest);
  });

  test('a price list of the server counts, and what it lacks is priced on request', () => {
    const prices = { ...UGC_PRICES, length: { 15: 99 }, music: 7 };
    expect(ugcPrice({ videoCount: 2, length: 15, music: true }, prices)).toEqual(priced(106, 212));
    expect(ugcPrice({ videoCount: 2, length: 30 }, prices)).toEqual(onRequest);
    expect(ugcPrice({ videoCount: 1, length: 15 }, { ...prices, length: { 15: 0 } })).toEqual(priced(0, 0));
    expect(ugcPrice({ videoCount: 1, length: 17 as VideoLength })).toEqual(onRequest);
  });
});

describe('options of a UGC order', () => {
  test('lengths end with others [R-CONST-019]', () => {
    expect(VIDEO_LENGTHS).toEqual([15, 30, 60, 90, 120, 150, 180, 210, 240, 'others']);
  });

  test('start variants are -1 and 1 to 10 [R-CONST-020]', () => {
    expect(START_VARIANTS).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('video counts are 1 to 7 [R-CONST-021]', () => {
    expect(VIDEO_COUNTS).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('durations are 1 to 12 months or other [R-CONST-025]', () => {
    expect(CAMPAIGN_DURATIONS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'other']);
  });

  test('what nobody offers is a type error', () => {
    // @ts-expect-error there is no video of 20 seconds
    expect(ugcPrice({ videoCount: 1, length: 20 })).toEqual(onRequest);
    // @ts-expect-error there are no 11 start variants
    expect(START_VARIANTS.includes(11)).toBe(false);
  });
});
