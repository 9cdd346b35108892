import type { InfluencerCampaign } from '@resonanz/api-client/influencerProfile';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import { textOr, type MessageKey, type Translate } from '@resonanz/i18n/messages';
import { Link } from '@resonanz/ui/Link';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { messages } from './messages.ts';
import { moneyOf } from './profileText.ts';

interface ColumnContext {
  readonly t: Translate<MessageKey<typeof messages>>;
  readonly label: Translate<keyof typeof labels.de>;
  readonly language: Language;
  readonly rows: readonly InfluencerCampaign[];
}

const CURRENCY = 'EUR';

/** Columns of these campaigns of a person; the first ones are enough for the overview. */
export function campaignColumns({
  t,
  label,
  language,
  rows,
}: ColumnContext): readonly TableColumn<InfluencerCampaign>[] {
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
  const moneyOfColumn = (id: 'cpc' | 'cost' | 'tkp') => {
    const fixed = hasCents(rows.map((row) => row[id]));
    return (row: InfluencerCampaign) => moneyOf(row[id], language, CURRENCY, fixed) ?? '–';
  };
  const [cpc, cost, tkp] = [moneyOfColumn('cpc'), moneyOfColumn('cost'), moneyOfColumn('tkp')];
  return [
    {
      id: 'campaign',
      header: t('word.campaign'),
      isRowHeader: true,
      cell: ({ campaignId, name, customer }) => (
        <span>
          <Link href={staffPaths.campaignView({ refId: campaignId })} variant="quiet">
            {name}
          </Link>
          {customer !== null && (
            <Text as="div" variant="caption" tone="muted">
              {customer}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'channel',
      header: t('word.channel'),
      cell: ({ platform }) => <PlatformMark platform={channelTypeOf(platform as Platform)} label={platform} />,
    },
    { id: 'clicks', header: t('profile.campaigns.clicks'), align: 'end', cell: ({ clicks }) => count(clicks) },
    { id: 'cpc', header: t('profile.campaigns.cpc'), align: 'end', cell: cpc },
    {
      id: 'period',
      header: t('word.period'),
      cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate, language) || t('word.stillOpen'),
    },
    {
      id: 'state',
      header: t('word.status'),
      cell: ({ state }) => textOr(label, labels, `pipelineState.${state}`, '–'),
    },
    { id: 'reach', header: t('profile.campaigns.reach'), align: 'end', cell: ({ followers }) => count(followers) },
    { id: 'views', header: t('profile.campaigns.views'), align: 'end', cell: ({ views }) => count(views) },
    { id: 'cost', header: t('profile.campaigns.cost'), align: 'end', cell: cost },
    {
      id: 'tkp',
      header: t('profile.campaigns.tkp'),
      align: 'end',
      cell: (row) => (
        <span>
          {tkp(row)}
          {row.tkp !== null && row.tkpBasis === 'followers' && (
            <Text as="div" variant="caption" tone="muted">
              {t('profile.campaigns.tkpFollowers')}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'engagementRate',
      header: t('profile.campaigns.engagement'),
      align: 'end',
      cell: ({ engagementRate }) => (engagementRate === null ? '–' : formatPercent(engagementRate, language)),
    },
  ];
}
