import type { components } from '@resonanz/contract/types';
import { labels } from '@resonanz/domain/labels';
import type { Platform } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { type MessageKey, translator, type Translate } from '@resonanz/i18n/messages';
import type { ExposeService } from './ExposeData.ts';
import { exposeMessages } from './messages.ts';
import { serviceOf } from './serviceOf.ts';

type Figure = Pick<components['schemas']['Figure'], 'source' | 'measuredOn' | 'isEstimated'>;

/** The words and numbers of an expose in its reader's language. */
export class ExposeWords {
  readonly say: Translate<MessageKey<typeof exposeMessages>>;
  readonly language: 'de' | 'en';

  constructor(language: 'de' | 'en') {
    this.language = language;
    this.say = translator(exposeMessages, language);
  }

  number(value: number | null): string {
    return value === null ? this.say('expose.unknown') : formatNumber(value, this.language);
  }

  percent(value: number | null): string {
    return value === null ? this.say('expose.unknown') : formatPercent(value, this.language);
  }

  /** A growth with its sign, rounded as in the list. */
  growth(value: number | null): string {
    if (value === null) return this.percent(value);
    return `${value > 0 ? '+' : ''}${formatPercent(value, this.language, { minimumDecimals: 1, maximumDecimals: 1 })}`;
  }

  day(value: string | Date): string {
    return formatDate(value, this.language);
  }

  /** Of which day a figure is, and a star for an estimate: "Stand 12.10.2026 *"; empty while nothing is known. */
  asOf({ measuredOn, isEstimated }: Figure): string {
    return measuredOn === null
      ? ''
      : `${this.say('expose.asOf', { day: this.day(measuredOn) })}${isEstimated ? ' *' : ''}`;
  }

  /** Where the figures of a page come from, and what a star means; empty where none is known. */
  sources(figures: readonly Figure[], platform: Platform): string {
    const sources = new Set(
      figures.flatMap(({ source }) =>
        source === null ? [] : [source === 'platform' ? platform : this.say('expose.ownResearch')],
      ),
    );
    const notes = [
      ...(sources.size > 0 ? [this.say('expose.sources', { sources: [...sources].join(', ') })] : []),
      ...(figures.some(({ isEstimated }) => isEstimated) ? [this.say('expose.estimated')] : []),
    ];
    return notes.join('  ·  ');
  }

  label(key: string): string {
    const words: Readonly<Record<string, string>> = labels[this.language];
    return words[key] ?? '';
  }

  service(platform: Platform, text: string): string {
    const key = serviceOf(platform, text)?.labelKey;
    return key === undefined ? text : this.label(key);
  }

  price({ price, currency }: ExposeService): string {
    return price === null ? this.say('expose.onRequest') : formatMoney(price, this.language, { currency });
  }

  /** The lowest price of a channel's services; the words for an unknown one where none is known. */
  priceFrom(services: readonly ExposeService[]): string {
    const [first, ...others] = services.flatMap(({ price, currency }) => (price === null ? [] : [{ price, currency }]));
    if (first === undefined) return this.say('expose.onRequest');
    const { price, currency } = others.reduce((lowest, each) => (each.price < lowest.price ? each : lowest), first);
    return formatMoney(price, this.language, { currency });
  }

  /** Figures of a post that are known. */
  postFigures(post: { likes: number | null; comments: number | null; views: number | null }): string {
    return (['views', 'likes', 'comments'] as const)
      .flatMap((name) => {
        const count = post[name];
        return count === null ? [] : [this.say(`expose.postFigures.${name}`, { count, shown: this.number(count) })];
      })
      .join(' · ');
  }
}
