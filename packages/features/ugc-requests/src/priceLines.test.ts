import { expect, test } from 'vitest';
import { UGC_PRICES } from '@resonanz/domain/ugcPrice';
import { type PricedOrder, priceLines, priceOf } from './priceLines.ts';

const order: PricedOrder = {
  videoCount: 3,
  length: 30,
  subtitles: true,
  music: true,
  professionalPhotos: false,
  duration: null,
};
const prices = { ...UGC_PRICES, length: { ...UGC_PRICES.length } };

test('each extra counts for every video', () => {
  expect(priceLines(order, prices)).toEqual([
    { id: 'videos', each: 120, amount: 360 },
    { id: 'subtitles', each: 10, amount: 30 },
    { id: 'music', each: 15, amount: 45 },
  ]);
  expect(priceOf(order, prices)).toEqual({ onRequest: false, perVideo: 145, total: 435 });
});

test.each([{ length: 'others' as const }, { duration: 'other' as const }])(
  '%o has no automatic price [R-CONST-019]',
  (more) => {
    expect(priceLines({ ...order, ...more }, prices)).toEqual([]);
    expect(priceOf({ ...order, ...more }, prices)).toEqual({ onRequest: true });
  },
);
