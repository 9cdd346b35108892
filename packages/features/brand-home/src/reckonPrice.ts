import { type UgcOrder, ugcPrice, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** The extras of a video, as the fields of the calculator are called. */
export const EXTRAS = ['subtitles', 'music', 'professionalPhotos'] as const;

/** What is chosen before anybody has chosen. */
export const FIRST_ORDER = { videoCount: 1, length: 30 } as const satisfies UgcOrder;

/** How a price is said: the total, and what one video costs; nothing of the latter where the price is on request. */
export interface SaidPrice {
  readonly total: string;
  readonly each: string;
}

/** Words around the amounts. */
export interface PriceWords {
  readonly onRequest: string;
  /** Holds `{amount}` where the price of one video stands. */
  readonly perVideo: string;
}

/** Says what an order costs (docs/domain/formulas.md#ugc-price). */
export function sayPrice(order: UgcOrder, language: Language, { onRequest, perVideo }: PriceWords): SaidPrice {
  const price = ugcPrice(order);
  if (price.onRequest) return { total: onRequest, each: '' };
  const euro = (amount: number) => formatMoney(amount, language, { currency: 'EUR' });
  return { total: euro(price.total), each: perVideo.replace('{amount}', euro(price.perVideo)) };
}

function orderOf(form: HTMLFormElement): UgcOrder {
  const fields = new FormData(form);
  const [subtitles, music, professionalPhotos] = EXTRAS.map((extra) => fields.has(extra));
  return {
    videoCount: Number(fields.get('videoCount')),
    length: VIDEO_LENGTHS.find((each) => String(each) === fields.get('length')) ?? 'others',
    subtitles: subtitles === true,
    music: music === true,
    professionalPhotos: professionalPhotos === true,
  };
}

/** Calculates the price again with every choice in the drawn form, with and without the app; gives back how to end that. */
export function runPriceCalculator(form: HTMLFormElement): () => void {
  const reckon = () => {
    const { onRequest = '', perVideo = '', language } = form.dataset;
    const said = sayPrice(orderOf(form), language === 'en' ? 'en' : 'de', { onRequest, perVideo });
    for (const part of ['total', 'each'] as const) {
      const place = form.querySelector(`[data-${part}]`);
      if (place !== null) place.textContent = said[part];
    }
  };
  reckon();
  form.addEventListener('input', reckon);
  return () => form.removeEventListener('input', reckon);
}
