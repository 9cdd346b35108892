import { useMemo } from 'react';
import type { CampaignListItem } from '@resonanz/api-client/campaigns';
import { CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { shortName } from '@resonanz/formatters/name';
import type { Language } from '@resonanz/i18n/language';
import { type MessageKey, textOr, type Translate } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BudgetMeter } from '@resonanz/records/BudgetMeter';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money, roundMoney } from '../campaignText.ts';
import { messages } from '../messages.ts';
import * as css from './campaignColumns.css.ts';

const MARKS = 3;
/** The list answers in euro. */
const CURRENCY = 'EUR';

/** Which columns show cents: those where an amount has some. */
interface ColumnsWithCents {
  readonly budget: boolean;
  readonly mediaBudget: boolean;
}

/** The columns of the campaign list. */
function campaignColumns(
  t: Translate<MessageKey<typeof messages>>,
  label: Translate<MessageKey<typeof labels>>,
  language: Language,
  cents: ColumnsWithCents,
): readonly TableColumn<CampaignListItem>[] {
  return [
    {
      id: 'name',
      width: 224,
      header: t('word.campaign'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: (row) => (
        <TitleLink href={staffPaths.campaignView({ refId: row.campaignId })} isTruncated>
          {row.name}
        </TitleLink>
      ),
    },
    {
      id: 'status',
      width: 112,
      header: t('word.status'),
      isSortable: true,
      cell: (row) =>
        row.activeStatus === CAMPAIGN_ACTIVE.inactive ? (
          <EnumTag of="campaignActive" value={0} />
        ) : (
          <EnumTag of="campaignStatus" value={row.status} />
        ),
    },
    {
      id: 'customerName',
      width: 144,
      header: t('word.customer'),
      isSortable: true,
      cell: (row) => (
        <div className={css.short}>
          <Text isTruncated title={row.customerName ?? ''}>
            {row.customerName ?? '–'}
          </Text>
        </div>
      ),
    },
    {
      id: 'type',
      width: 124,
      priority: 3,
      header: t('word.type'),
      cell: (row) => <Text isNowrap>{textOr(label, labels, `campaignType.${row.type}`, '–')}</Text>,
    },
    {
      id: 'channels',
      width: 120,
      priority: 1,
      header: t('word.channels'),
      cell: ({ channels = [], channelCount = 0 }) =>
        channels.length === 0 ? (
          <Text tone="muted">{t('campaigns.list.noChannels')}</Text>
        ) : (
          <Inline space={2} isNowrap>
            {channels.slice(0, MARKS).map((platform) => (
              <PlatformMark key={platform} platform={channelTypeOf(platform)} label={platform} />
            ))}
            <Text tone="muted" isTabular>
              {channelCount}
            </Text>
          </Inline>
        ),
    },
    {
      id: 'startDate',
      width: 176,
      header: t('word.period'),
      isSortable: true,
      cell: (row) => (
        <Text isNowrap>{formatDateRange(row.startDate, row.endDate, language) || t('word.stillOpen')}</Text>
      ),
    },
    {
      id: 'budget',
      width: 104,
      priority: 2,
      header: t('word.budget'),
      align: 'end',
      isSortable: true,
      cell: (row) => money(row.budget, language, CURRENCY, cents.budget),
    },
    {
      id: 'mediaBudget',
      width: 124,
      priority: 3,
      header: t('campaigns.list.mediaBudget'),
      align: 'end',
      cell: (row) => money(row.mediaBudget, language, CURRENCY, cents.mediaBudget),
    },
    {
      id: 'budgetUsed',
      width: 160,
      isSortable: true,
      header: t('campaigns.list.budgetUse'),
      cell: ({ budgetUsed = 0, mediaBudget = 0 }) => {
        const words = t('campaigns.list.budgetUseText', {
          used: roundMoney(budgetUsed, language, CURRENCY),
          budget: roundMoney(mediaBudget, language, CURRENCY),
        });
        return (
          <BudgetMeter
            used={budgetUsed}
            budget={mediaBudget}
            label={t('campaigns.list.budgetUse')}
            words={words}
            showsWords
          />
        );
      },
    },
    {
      id: 'brandInvoice',
      width: 120,
      priority: 3,
      header: t('campaigns.list.brandInvoice'),
      cell: (row) => <EnumTag of="brandInvoiceStatus" value={row.brandInvoice} />,
    },
    {
      id: 'brandNda',
      width: 120,
      priority: 3,
      header: t('campaigns.list.brandNda'),
      cell: (row) => <EnumTag of="requestNdaStatus" value={row.brandNdaStatus} />,
    },
    {
      id: 'region',
      width: 96,
      priority: 3,
      header: t('word.region'),
      cell: (row) => textOr(label, labels, `region.${row.region}`, '–'),
    },
    {
      id: 'ownerName',
      width: 120,
      priority: 1,
      isSortable: true,
      header: t('word.owner'),
      cell: (row) => (row.ownerName === null ? '–' : <Text isNowrap>{shortName(row.ownerName)}</Text>),
    },
    {
      id: 'updatedAt',
      width: 112,
      priority: 3,
      header: t('campaigns.list.updatedAt'),
      isSortable: true,
      cell: (row) => <DateText value={row.updatedAt} />,
    },
  ];
}

/** The columns of these campaigns in the words of the language. */
export function useCampaignColumns(rows: readonly CampaignListItem[]): readonly TableColumn<CampaignListItem>[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const budget = hasCents(rows.map((row) => row.budget));
  const mediaBudget = hasCents(rows.map((row) => row.mediaBudget));
  return useMemo(
    () => campaignColumns(t, label, language, { budget, mediaBudget }),
    [t, label, language, budget, mediaBudget],
  );
}
