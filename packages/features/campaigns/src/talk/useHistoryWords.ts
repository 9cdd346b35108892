import { useQuery } from '@tanstack/react-query';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { money } from '../campaignText.ts';
import { messages } from '../detail/messages.ts';
import { serviceNames } from '../detail/services.ts';

interface Line {
  readonly entity: string;
}

/** Fields whose values have words of their own, by the beginning of their keys. */
const WORDS: Readonly<Record<string, string>> = {
  state: 'pipelineState',
  tag: 'tag',
  contentStatus: 'contentStatus',
  finalContentStatus: 'approvalStatus',
  invoiceStatus: 'invoiceStatus',
  paidStatus: 'invoiceStatus',
  brandStatus: 'brandStatus',
  brandDeclineReason: 'declineReason',
  ndaSignedStatus: 'ndaSignedStatus',
  interestStatus: 'interestStatus',
  type: 'campaignType',
  brandInvoice: 'brandInvoiceStatus',
  brandNdaStatus: 'requestNdaStatus',
  region: 'region',
  gender: 'gender',
  categories: 'category',
};
const FLAGS: ReadonlySet<string> = new Set(['isPublished', 'activeStatus', 'archive']);
const DAYS: ReadonlySet<string> = new Set([
  'contacted',
  'contentDeadline',
  'contentRelease',
  'publishDate',
  'invoicePaidOn',
  'startDate',
  'endDate',
]);
const AMOUNTS: ReadonlySet<string> = new Set([
  'preBudget',
  'finalBudget',
  'externalBudget',
  'invoiceAmount',
  'budget',
  'mediaBudget',
  'cpm',
]);
const GOALS = ['reach', 'clicks', 'views', 'sales'] as const;

const isGoals = (value: unknown): value is Readonly<Partial<Record<(typeof GOALS)[number], number | null>>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the history of a campaign and of its channels is said. */
export function useHistoryWords(currencyCode: string) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const choices = useQuery(campaignQueries(useApi()).formChoices());

  const nameOf = (people: readonly { readonly id: number; readonly name: string }[] | undefined, id: unknown) =>
    people?.find((each) => each.id === id)?.name ?? `#${String(id)}`;

  function valueText(field: string, value: unknown, { entity }: Line): string | undefined {
    const prefix = field === 'status' ? (entity === 'campaign' ? 'campaignStatus' : 'statusNote') : WORDS[field];
    if (prefix !== undefined) {
      const one = (each: unknown) => textOr(label, labels, `${prefix}.${String(each)}`, String(each)) || undefined;
      return Array.isArray(value) ? value.map(one).join(', ') || undefined : one(value);
    }
    if (FLAGS.has(field)) return t(value === 1 || value === true ? 'campaigns.grid.yes' : 'campaigns.grid.no');
    if (DAYS.has(field)) return formatDate(String(value), language);
    if (AMOUNTS.has(field) && typeof value === 'number') return money(value, language, currencyCode);
    if (field === 'service') {
      const names = serviceNames(label);
      const known = String(value)
        .split(',')
        .map((each) => names.get(each.trim()) ?? each.trim())
        .join(', ');
      return known || undefined;
    }
    if (field === 'customerId') return nameOf(choices.data?.customers, value);
    if (field === 'ownerId') return nameOf(choices.data?.owners, value);
    if (field === 'kpi' && isGoals(value)) {
      const set = GOALS.flatMap((goal) =>
        typeof value[goal] === 'number'
          ? [`${t(`campaigns.goal.${goal}`)} ${formatNumber(value[goal], language)}`]
          : [],
      );
      return set.join(', ') || '–';
    }
    return undefined;
  }

  return { fieldLabel: (field: string) => textOr(t, messages, `campaigns.field.${field}`, field), valueText };
}
