import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatHint } from './invoices.ts';
import { campaignKpi, entryKpi, exposePrice, proposedExternalBudget, type EntryFigures } from './kpi.ts';
import { COUNTRIES } from './lookups/regions.ts';
import { round2 } from './money.ts';
import { VIDEO_COUNTS, VIDEO_LENGTHS, ugcPrice } from './ugcPrice.ts';

const figure = fc.oneof(fc.nat(1_000_000), fc.constantFrom('' as const, null, undefined));
const figures: fc.Arbitrary<EntryFigures> = fc.record({
  state: fc.constantFrom(1, 2, 3),
  preBudget: figure,
  finalBudget: figure,
  externalBudget: figure,
  cbCommission: fc.oneof(fc.nat(100), fc.constant('' as const)),
  followers: figure,
  impressions: figure,
  clicks: figure,
  views: figure,
  likes: figure,
  comments: figure,
  shares: figure,
  orderData: figure,
});
const number = (value: EntryFigures[keyof EntryFigures]): number => (typeof value === 'number' ? value : 0);

describe('campaign figures', () => {
  test('are the ratio of the sums over state 3, in any order of the rows', () => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 8 }), (rows) => {
        const counted = rows.filter((row) => row.state === 3);
        const sum = (pick: (row: EntryFigures) => number) => counted.reduce((total, row) => total + pick(row), 0);
        const kpi = campaignKpi(rows);
        const clicks = sum((row) => number(row.clicks));
        expect(kpi.clicks).toBe(clicks);
        expect(kpi.cost).toBe(sum((row) => entryKpi(row).cost));
        expect(kpi.cpc).toBe(clicks === 0 ? null : round2(kpi.cost / clicks));
        expect(kpi.margin).toBe(
          sum((row) => number(row.externalBudget)) - sum((row) => number(row.finalBudget) || number(row.preBudget)),
        );
        expect(campaignKpi(rows.toReversed())).toEqual(kpi);
      }),
    );
  });

  test('of one row in state 3 are those of the row', () => {
    fc.assert(
      fc.property(figures, (row) => {
        expect(campaignKpi([{ ...row, state: 3 }])).toMatchObject(entryKpi(row));
      }),
    );
  });

  test('are finite or null', () => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 5 }), (rows) => {
        expect(
          Object.values(campaignKpi(rows)).filter((value) => typeof value === 'number' && !Number.isFinite(value)),
        ).toEqual([]);
      }),
    );
  });
});

describe('prices', () => {
  test('proposals are multiples of 5 €, never below the cost and less than 5 € above it with the commission', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(100), (cost, commission) => {
        const wanted = (cost * (100 + commission)) / 100;
        for (const price of [
          proposedExternalBudget({ finalBudget: cost, cbCommission: commission }),
          exposePrice(cost, commission),
        ]) {
          expect(Number(price) % 5).toBe(0);
          expect(Number(price)).toBeGreaterThanOrEqual(wanted);
          expect(Number(price)).toBeLessThan(wanted + 5);
        }
      }),
    );
  });

  test('a UGC order costs more with each video and each extra', () => {
    const order = fc.record({
      videoCount: fc.constantFrom(...VIDEO_COUNTS),
      length: fc.constantFrom(...VIDEO_LENGTHS.filter((length) => length !== 'others')),
      subtitles: fc.boolean(),
      music: fc.boolean(),
      professionalPhotos: fc.boolean(),
    });
    const total = (wanted: Parameters<typeof ugcPrice>[0]): number => {
      const price = ugcPrice(wanted);
      return price.onRequest ? Number.NaN : price.total;
    };
    fc.assert(
      fc.property(order, (wanted) => {
        const price = total(wanted);
        expect(total({ ...wanted, videoCount: wanted.videoCount + 1 })).toBeGreaterThan(price);
        for (const extra of ['subtitles', 'music', 'professionalPhotos'] as const) {
          expect(total({ ...wanted, [extra]: true }) - total({ ...wanted, [extra]: false })).toBe(
            wanted.videoCount * (extra === 'music' ? 15 : 10),
          );
        }
      }),
    );
  });

  test('VAT and net amount are the gross amount', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        (cents, country, isSmallBusiness) => {
          const { vat, gross, percent } = vatHint(cents / 100, country, { isSmallBusiness });
          expect(Math.round(gross * 100)).toBe(cents + Math.round(vat * 100));
          expect(vat > 0).toBe(percent > 0 && cents > 2);
        },
      ),
    );
  });
});

describe('rounding', () => {
  test('of decimals is exact: a third decimal of 5 and more goes up, less goes down', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        const sign = Math.sign(thousandths);
        const hundredths = Math.floor((Math.abs(thousandths) + 5) / 10);
        expect(round2(thousandths / 1000)).toBe(hundredths === 0 ? 0 : (sign * hundredths) / 100);
      }),
    );
  });

  test('twice is rounding once', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
        expect(round2(round2(value))).toBe(round2(value));
      }),
    );
  });
});
