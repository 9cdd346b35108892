import type { CampaignInfluencerRow, PipelineState } from '@resonanz/api-client/campaigns';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { initials } from '@resonanz/formatters/name';
import { formatShortNumber } from '@resonanz/formatters/number';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import type { Language } from '@resonanz/i18n/language';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Avatar } from '@resonanz/ui/Avatar';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Switch } from '@resonanz/ui/Switch';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../campaignText.ts';
import type { messages } from '../messages.ts';

type Row = CampaignInfluencerRow;
type Column = TableColumn<Row>;

interface ColumnContext {
  t: Translate<MessageKey<typeof messages>>;
  language: Language;
  currencyCode: string;
  /** Changes the publication of one channel; absent where the user may not, or where the campaign has no brand. */
  onPublishChange: ((row: Row, isPublished: boolean) => void) | undefined;
}

const ACQUISITION = 1;
const CAMPAIGN = 3;

/** The columns of the creators table in one pipeline state (modules C1). */
export function entryColumns(state: PipelineState, { t, language, currencyCode, onPublishChange }: ColumnContext): readonly Column[] {
  const creator: Column = {
    id: 'name',
    header: t('campaigns.entries.creator'),
    isSticky: true,
    width: 240,
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Inline space={4} isNowrap>
        <Avatar initials={initials(row.name)} src={row.picture} />
        <Text variant="denseStrong" isTruncated title={row.name}>
          {row.name}
        </Text>
      </Inline>
    ),
  };
  const channel: Column = {
    id: 'reichweite',
    header: t('campaigns.entries.channel'),
    isSortable: true,
    cell: (row) => (
      <PlatformChip
        platform={channelTypeOf(row.platform)}
        name={row.platform}
        value={row.reichweite === null ? '–' : formatShortNumber(row.reichweite, language)}
      />
    ),
  };
  const tag: Column = { id: 'tag', header: t('campaigns.entries.tag'), cell: (row) => <EnumTag of="tag" value={row.tag} /> };
  const city: Column = { id: 'city', header: t('campaigns.entries.city'), cell: (row) => row.city ?? '–' };
  const brandStatus: Column = {
    id: 'brandStatus',
    header: t('campaigns.entries.brandStatus'),
    isSortable: true,
    cell: (row) =>
      row.brandStatus === null ? (
        <Text tone="muted">{t('campaigns.entries.notShown')}</Text>
      ) : (
        <EnumTag of="brandStatus" value={row.brandStatus} />
      ),
  };
  const content: Column = {
    id: 'content',
    header: t('campaigns.entries.content'),
    cell: (row) => <EnumTag of="contentStatus" value={row.contentStatus} />,
  };
  const invoice: Column = {
    id: 'invoice',
    header: t('campaigns.entries.invoice'),
    cell: (row) => <EnumTag of="invoiceStatus" value={row.invoiceStatus} />,
  };
  const deadline: Column = {
    id: 'deadline',
    header: t('campaigns.entries.deadline'),
    cell: (row) => (row.contentDeadline ? formatDate(row.contentDeadline, language) : '–'),
  };
  const amount = (id: string, header: string, value: (row: Row) => number | null, isSortable = false): Column => ({
    id,
    header,
    align: 'end',
    isSortable,
    cell: (row) => money(value(row), language, currencyCode),
  });
  const preBudget = amount('vorBudget', t('campaigns.entries.preBudget'), (row) => row.vorBudget, true);
  const externalBudget = amount('budgetExtern', t('campaigns.entries.externalBudget'), (row) => row.budgetExtern);
  const finalBudget = amount('finalesBudget', t('campaigns.entries.finalBudget'), (row) => row.finalesBudget, true);
  const cpc = amount('cpc', t('campaigns.entries.cpc'), (row) => row.cpc);
  const tkp = amount('tkp', t('campaigns.entries.tkp'), (row) => row.tkp);
  const published: Column = {
    id: 'published',
    header: t('campaigns.entries.published'),
    align: 'center',
    cell: (row) => (
      <Switch
        aria-label={t('campaigns.entries.publish', { name: row.name })}
        isSelected={row.isPublished === 1}
        isDisabled={onPublishChange === undefined}
        onChange={(isSelected) => onPublishChange?.(row, isSelected)}
      />
    ),
  };
  if (state === ACQUISITION) return [creator, channel, city, tag, preBudget];
  if (state === CAMPAIGN) {
    return [creator, channel, tag, brandStatus, content, invoice, deadline, preBudget, finalBudget, cpc, tkp, published];
  }
  return [creator, channel, city, tag, brandStatus, preBudget, externalBudget, published];
}
