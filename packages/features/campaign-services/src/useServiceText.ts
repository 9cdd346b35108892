import type { CampaignService } from '@resonanz/api-client/campaignServices';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** The words of this package, and prices and days as they are written in its language. */
export function useServiceText() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const dayText = (day: string | null): string => (day === null ? '–' : formatDate(day, language));
  /** A price, with two decimals where the column it stands in shows cents. */
  const priceText = (price: number | null, { unit }: Pick<CampaignService, 'unit'>, fixed = false): string => {
    if (price === null) return t('campaignServices.onRequest');
    return unit === 'euro'
      ? formatMoney(price, language, { currency: 'EUR', fixed })
      : t('campaignServices.percentOfFee', { percent: formatPercent(price, language) });
  };
  return { t, language, dayText, priceText };
}
