import type { ChannelRecord, PriceInput } from '@resonanz/api-client/influencerEdit';

/** A price as it is being entered. */
export interface PriceDraft {
  readonly service: string;
  readonly price: number | null;
  readonly currencyCode: PriceInput['currencyCode'];
  readonly validUntil: string | null;
}

/** The present prices of a channel, ready to be changed. */
export function priceDrafts(channel: ChannelRecord | undefined): readonly PriceDraft[] {
  return (channel?.prices ?? []).map(({ service, price, currencyCode, validUntil }) => ({
    service,
    price,
    currencyCode,
    validUntil,
  }));
}

/** What differs from the present prices, as the wire carries it; a price that was emptied or taken away ends. */
export function changedPrices(drafts: readonly PriceDraft[], channel: ChannelRecord | undefined): PriceInput[] {
  const before = channel?.prices ?? [];
  const ended = before
    .filter(({ service }) => !drafts.some((draft) => draft.service === service))
    .map(({ service }): PriceInput => ({ service, price: null }));
  const changed = drafts.flatMap(({ service, price, currencyCode = 'EUR', validUntil }): PriceInput[] => {
    const known = before.find((each) => each.service === service);
    const isSame =
      known !== undefined &&
      known.price === price &&
      known.currencyCode === currencyCode &&
      known.validUntil === validUntil;
    return isSame || (known === undefined && price === null) ? [] : [{ service, price, currencyCode, validUntil }];
  });
  return [...changed, ...ended];
}
