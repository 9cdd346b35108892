import { useInfiniteQuery } from '@tanstack/react-query';
import { influencerEditQueries, type HistoryLine, type InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { handleLabel } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { messages } from './messages.ts';

const PRICE = 'prices.';
const LISTS: Readonly<Record<string, string>> = {
  nourishment: 'nourishment',
  relationshipStatus: 'relationshipStatus',
  alcohol: 'alcohol',
  smartphone: 'smartphone',
  pets: 'pet',
  athletic: 'sport',
  mobility: 'transport',
};
const WORDS: Readonly<Record<string, string>> = { gender: 'gender', country: 'country', category: 'category' };

interface PriceValue {
  readonly price: number;
  readonly currencyCode: 'EUR' | 'USD' | 'GBP' | 'CHF';
  readonly validUntil: string | null;
}

/** What happened to a person and the person's channels. */
export function HistoryPanel({ record }: { record: InfluencerRecord }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const history = useInfiniteQuery(influencerEditQueries(useApi()).history(record.influencerId));

  const serviceName = (value: string): string => {
    const service = [...Object.values(SERVICES).flat(), ...SERVICES_FOR_ALL].find((each) => each.value === value);
    return service === undefined ? value : label(service.labelKey);
  };
  const fieldLabel = (field: string): string =>
    field.startsWith(PRICE)
      ? t('influencerEdit.price.of', { service: serviceName(field.slice(PRICE.length)) })
      : textOr(
          t,
          messages,
          `influencerEdit.field.${field}`,
          textOr(t, messages, `influencerEdit.history.${field}`, field),
        );
  const valueText = (field: string, value: unknown): string | undefined => {
    if (field.startsWith(PRICE)) {
      const { price, currencyCode, validUntil } = value as PriceValue;
      const isShare = SERVICES_FOR_ALL.some(
        (each) => each.value === field.slice(PRICE.length) && each.priceUnit === 'percent',
      );
      const text = isShare ? `${price} %` : formatMoney(price, language, { currency: currencyCode });
      return validUntil === null
        ? text
        : t('influencerEdit.price.until', { price: text, day: formatDate(validUntil, language) });
    }
    if (field === 'dob' || field === 'consentOn' || field === 'networkConsentOn')
      return formatDate(String(value), language);
    if (field === 'status') return textOr(t, messages, `influencerEdit.status.${String(value)}`, String(value));
    const one = (each: unknown): string => {
      const text = String(each);
      if (LISTS[field] !== undefined) return textOr(lookup, lookupLabels, `${LISTS[field]}.${text}`, text);
      return WORDS[field] === undefined ? text : textOr(label, labels, `${WORDS[field]}.${text}`, text);
    };
    if (LISTS[field] === undefined && WORDS[field] === undefined) return undefined;
    return Array.isArray(value) ? value.map(one).join(', ') || undefined : one(value);
  };
  const subjectText = ({ entity, entityId }: HistoryLine): string | undefined => {
    if (entity !== 'channel') return undefined;
    const channel = record.channels.find(({ channelId }) => channelId === entityId);
    return channel === undefined
      ? t('influencerEdit.history.channel')
      : `${channel.platform} ${handleLabel(channel.platform, channel.handle)}`;
  };
  return (
    <ChangeHistory {...changesOf(history)} fieldLabel={fieldLabel} valueText={valueText} subjectText={subjectText} />
  );
}
