import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';

interface Origin {
  /** The figure; null while it is unknown, which is never drawn as a zero. */
  readonly value: number | null;
  /** Where it comes from. */
  readonly source?: 'platform' | 'creator' | 'campaign' | 'estimate';
  /** The day or moment it was measured. */
  readonly measuredAt?: string;
}

/** A rate in percent or its change (4.82, not 0.0482). */
interface Share extends Origin {
  readonly kind: 'engagementRate' | 'growth';
}

/** An average over the latest posts. */
interface Average extends Origin {
  readonly kind: 'averageLikes' | 'averageComments' | 'averageViews';
}

/** Cost for each click, view or order, in the channel's currency. */
interface Cost extends Origin {
  readonly kind: 'cpc' | 'cpv' | 'cpo';
}

/**
 * Cost for a thousand impressions; without impressions it rests on the followers and is marked so
 * (docs/domain/formulas.md#cost-per-thousand).
 */
interface CostPerThousand extends Origin {
  readonly kind: 'tkp';
  readonly basis: 'impressions' | 'followers';
}

/** A key figure of a channel with its source and age (docs/domain/formulas.md#key-figures). */
export type ChannelFigure = Share | Average | Cost | CostPerThousand;

/** The figure as it is read: percent, count or money by its kind. */
export function figureText({ kind, value }: ChannelFigure, language: Language, currencyCode: string): string | null {
  if (value === null) return null;
  switch (kind) {
    case 'engagementRate':
    case 'growth':
      return formatPercent(value, language);
    case 'averageLikes':
    case 'averageComments':
    case 'averageViews':
      return formatNumber(value, language, { maximumDecimals: 0 });
    case 'cpc':
    case 'cpv':
    case 'cpo':
    case 'tkp':
      return formatMoney(value, language, { currency: currencyCode });
  }
}
