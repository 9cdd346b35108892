import { useState } from 'react';
import type { AgencyRequest, AgencyRequestChannel } from '@resonanz/api-client/requestAdministration';
import { PUBLISHED } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../../money.ts';
import { ChannelCommentsDrawer } from '../ChannelCommentsDrawer.tsx';
import { DaysLeft } from '../DaysLeft.tsx';
import { messages } from '../messages.ts';
import * as css from '../staff.css.ts';
import { useDeclineReason } from '../useDeclineReason.ts';

/** The channels of the campaign made of a request, with what the brand decided and what was written about each. */
export function RequestChannels({ request: { campaign, channels } }: { request: AgencyRequest }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const label = useMessages(labels);
  const reasonOf = useDeclineReason();
  const [discussed, setDiscussed] = useState<AgencyRequestChannel | null>(null);
  const fixed = hasCents(channels.map(({ externalBudget }) => externalBudget));
  const columns: readonly TableColumn<AgencyRequestChannel>[] = [
    {
      id: 'name',
      header: t('word.channel'),
      isRowHeader: true,
      cell: ({ name, platform }) => (
        <div className={css.channel}>
          <PlatformMark platform={channelTypeOf(platform)} label={platform} />
          <Text variant="densityStrong">{name}</Text>
        </div>
      ),
    },
    { id: 'state', header: t('word.status'), cell: ({ state }) => label(`pipelineState.${state}`) },
    {
      id: 'published',
      header: t('word.published'),
      cell: ({ isPublished }) => <EnumTag of="published" value={isPublished} />,
    },
    {
      id: 'decision',
      header: t('requests.channels.decision'),
      cell: ({ isPublished, brandStatus, daysLeft, brandDeclineReason }) =>
        isPublished === PUBLISHED.no && brandStatus === null ? (
          '–'
        ) : (
          <Inline space={2}>
            <EnumTag of="brandStatus" value={brandStatus} />
            <DaysLeft days={daysLeft} />
            {brandDeclineReason !== null && <Text variant="caption">{reasonOf(brandDeclineReason)}</Text>}
          </Inline>
        ),
    },
    {
      id: 'price',
      header: t('requests.channels.price'),
      align: 'end',
      cell: ({ externalBudget }) => <Text isNowrap>{money(externalBudget, language, fixed)}</Text>,
    },
  ];
  return (
    <Section
      title={t('requests.tab.channels')}
      action={
        campaign && (
          <Button href={staffPaths.campaignView({ refId: campaign.campaignId })}>
            {t('requests.channels.propose')}
          </Button>
        )
      }
    >
      <Table
        grid={LongCellGrid}
        caption={t('requests.tab.channels')}
        rows={channels}
        columns={columns}
        getRowId={(row) => row.entryId}
        rowAction={(row) => (
          <Button
            variant="quiet"
            onPress={() => setDiscussed(row)}
            aria-label={t('requests.channels.commentsOf', { name: row.name, count: row.comments })}
          >
            {t('requests.channels.comments', { count: row.comments })}
          </Button>
        )}
        empty={
          <EmptyState size="line" title={t(campaign ? 'requests.channels.empty' : 'requests.channels.noCampaign')} />
        }
      />
      {campaign && discussed && (
        <ChannelCommentsDrawer
          campaignId={campaign.campaignId}
          entryId={discussed.entryId}
          name={discussed.name}
          isSeen={discussed.isPublished === PUBLISHED.yes}
          onClose={() => setDiscussed(null)}
        />
      )}
    </Section>
  );
}
