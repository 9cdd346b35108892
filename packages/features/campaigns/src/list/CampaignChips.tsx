import { useQuery } from '@tanstack/react-query';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type ActiveFilter, ActiveFilters } from '@resonanz/records/ActiveFilters';
import { money } from '../campaignText.ts';
import { messages } from '../messages.ts';
import type { CampaignListState } from './campaignList.ts';

const WORDS = [
  ['status', 'campaignStatus'],
  ['type', 'campaignType'],
  ['region', 'region'],
  ['invoice', 'brandInvoiceStatus'],
  ['nda', 'requestNdaStatus'],
  ['active', 'campaignActive'],
  ['platform', 'platform'],
] as const;

/** The filters of the campaign list in words, each with the way to take it back; loaded once there are any. */
export function CampaignChips({ list: { filters, clearFilter, reset } }: { list: CampaignListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const choices = useQuery({
    ...campaignQueries(useApi()).formChoices(),
    enabled: filters.customer.length + filters.owner.length > 0,
  });
  const name = (items: readonly { id: number; name: string }[] | undefined, id: number) =>
    items?.find((each) => each.id === id)?.name ?? String(id);
  const day = (value: string | null) => (value === null ? '' : formatDate(value, language));
  const sideOf = (low: unknown, high: unknown) => (low === null ? 'to' : high === null ? 'from' : 'range');
  const { period, budget } = filters;
  const amount = (value: number | null) =>
    value === null ? '' : money(value, language, 'EUR', hasCents([budget.min, budget.max]));
  const chip = (id: keyof typeof filters, words: string): ActiveFilter => ({
    id,
    label: words,
    onRemove: () => clearFilter(id),
  });
  const chips = [
    ...WORDS.flatMap(([id, of]) =>
      filters[id] === null ? [] : [chip(id, label(`${of}.${filters[id]}` as Parameters<typeof label>[0]))],
    ),
    ...filters.customer.slice(0, 1).map((id) => chip('customer', name(choices.data?.customers, id))),
    ...filters.owner.slice(0, 1).map((id) => chip('owner', name(choices.data?.owners, id))),
    ...filters.category.slice(0, 1).map((id) => chip('category', textOr(label, labels, `category.${id}`, `#${id}`))),
    ...(period.from === null && period.to === null
      ? []
      : [
          chip(
            'period',
            t(`campaigns.active.${sideOf(period.from, period.to)}`, {
              label: t('campaigns.filter.period'),
              from: day(period.from),
              to: day(period.to),
            }),
          ),
        ]),
    ...(budget.min === null && budget.max === null
      ? []
      : [
          chip(
            'budget',
            t(`campaigns.active.${sideOf(budget.min, budget.max)}`, {
              label: t('campaigns.filter.budget'),
              from: amount(budget.min),
              to: amount(budget.max),
            }),
          ),
        ]),
    ...(filters.archived ? [chip('archived', t('campaigns.filter.archived'))] : []),
  ];
  return <ActiveFilters filters={chips} onReset={reset} />;
}
