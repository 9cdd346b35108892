import type { components } from '@resonanz/contract/types';
import { vatHint } from '@resonanz/domain/invoices';
import { UGC_PRICES, ugcPrice, type UgcPrices } from '@resonanz/domain/ugcPrice';
import type { Country } from '../../database/columns.ts';
import type { StoredUgcPrices } from '../../database/ugcTables.ts';

type Schemas = components['schemas'];

/** What an order costs depends on. */
export type PricedOrder = Pick<Schemas['UgcOrder'], 'videoCount' | 'length' | 'subtitles' | 'music' | 'professionalPhotos' | 'duration'>;

/** The prices of today: the one place that knows where they come from. */
export function pricesOfToday(): StoredUgcPrices {
  const { length, subtitles, music, professionalPhotos } = UGC_PRICES;
  return { length: { ...length }, subtitles, music, professionalPhotos };
}

/** Price and tax of a request: the newest offer, else the price by the list it was sent with (K2). */
export function moneyOf(order: PricedOrder, prices: StoredUgcPrices, offered: number | null, country: Country | null): Schemas['UgcMoney'] {
  const { duration, ...rest } = order;
  const price = ugcPrice({ ...rest, ...(duration === null ? {} : { duration }) }, prices satisfies StoredUgcPrices as UgcPrices);
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
