import type { Kysely } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { vatHint } from '@resonanz/domain/invoices';
import { ugcPrice, type UgcPrices } from '@resonanz/domain/ugcPrice';
import type { Country } from '../../../platform/database/columns.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { ugcPricesOn } from '../../campaign-services/door.ts';
import type { StoredUgcPrices } from '../tables.ts';

/** What an order costs depends on. */
export type PricedOrder = Pick<
  Schemas['UgcOrder'],
  'videoCount' | 'length' | 'subtitles' | 'music' | 'professionalPhotos' | 'duration'
>;

/**
 * The price list of a day: what was sent keeps the list of its own day, a draft is reckoned with that of the day it is
 * looked at.
 */
export const pricesOfDay = async (db: Kysely<Schema>, at: Date): Promise<StoredUgcPrices> =>
  ugcPricesOn(db, berlinDay(at));

/**
 * Price and tax of a request: the newest offer, else the price by the list it was sent with
 * (docs/domain/formulas.md#ugc-price).
 */
export function moneyOf(
  order: PricedOrder,
  prices: StoredUgcPrices,
  offered: number | null,
  country: Country | null,
): Schemas['UgcMoney'] {
  const { duration, ...rest } = order;
  const price = ugcPrice(
    { ...rest, ...(duration === null ? {} : { duration }) },
    prices satisfies StoredUgcPrices as UgcPrices,
  );
  const total = offered ?? (price.onRequest ? null : price.total);
  const hint = vatHint(total ?? 0, country ?? 'DE');
  const { treatment, percent } = hint;
  if (treatment === 'smallBusiness') throw new Error('The agency is no small business.');
  return {
    onRequest: price.onRequest,
    perVideo: price.onRequest ? null : price.perVideo,
    total,
    vatTreatment: treatment,
    vatPercent: percent,
    vat: total === null ? null : hint.vat,
    gross: total === null ? null : hint.gross,
    currencyCode: 'EUR',
  };
}
