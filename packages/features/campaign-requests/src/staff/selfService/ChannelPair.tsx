import { PUBLISHED } from '@resonanz/domain/campaigns';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../../money.ts';
import { DaysLeft } from '../DaysLeft.tsx';
import { messages } from '../messages.ts';
import * as css from '../staff.css.ts';
import { useDeclineReason } from '../useDeclineReason.ts';
import { ChannelMenu, type SelfServiceChannel } from './ChannelMenu.tsx';

interface ChannelPairProps {
  channels: readonly SelfServiceChannel[];
  onComments: (channel: SelfServiceChannel) => void;
}

const nameColumn = (header: string): TableColumn<SelfServiceChannel> => ({
  id: 'name',
  header,
  isRowHeader: true,
  width: 190,
  cell: ({ name, platform }) => (
    <div className={css.channel}>
      <PlatformMark platform={channelTypeOf(platform)} label={platform} />
      <Text variant="densityStrong">{name}</Text>
    </div>
  ),
});

/** The same channels twice: as the agency plans them, and as the brand sees them; what it does not see is missing there. */
export function ChannelPair({ channels, onComments }: ChannelPairProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const reasonOf = useDeclineReason();
  const seen = channels.filter(({ isPublished }) => isPublished === PUBLISHED.yes);
  const price = (
    id: 'preBudget' | 'finalBudget' | 'externalBudget',
    header: string,
  ): TableColumn<SelfServiceChannel> => {
    // Of all channels on both sides, so that a price reads alike in both.
    const fixed = hasCents(channels.map((row) => row[id]));
    return {
      id,
      header,
      align: 'end',
      // A final budget of nought is one that no one has agreed on yet.
      cell: (row) => (id === 'finalBudget' && row[id] === 0 ? '–' : money(row[id], language, fixed)),
    };
  };
  const agency: readonly TableColumn<SelfServiceChannel>[] = [
    nameColumn(t('word.channel')),
    {
      id: 'published',
      header: t('word.published'),
      cell: ({ isPublished }) => <EnumTag of="published" value={isPublished} />,
    },
    price('preBudget', t('requests.self.preBudget')),
    price('finalBudget', t('requests.self.finalBudget')),
    price('externalBudget', t('requests.channels.price')),
  ];
  const brand: readonly TableColumn<SelfServiceChannel>[] = [
    nameColumn(t('word.channel')),
    {
      id: 'decision',
      header: t('requests.channels.decision'),
      cell: ({ brandStatus, daysLeft, brandDeclineReason }) => (
        <Inline space={2}>
          <EnumTag of="brandStatus" value={brandStatus} />
          <DaysLeft days={daysLeft} />
          {brandDeclineReason && <Text variant="caption">{reasonOf(brandDeclineReason)}</Text>}
        </Inline>
      ),
    },
    price('externalBudget', t('word.price')),
  ];
  return (
    <div className={css.pair}>
      <Stack space={4}>
        <Heading level={3} variant="subsection">
          {t('requests.self.agencyView')}
        </Heading>
        <Table
          grid={LongCellGrid}
          caption={t('requests.self.agencyView')}
          rows={channels}
          columns={agency}
          getRowId={(row) => row.entryId}
          rowAction={(row) => <ChannelMenu channel={row} onComments={() => onComments(row)} />}
          empty={<EmptyState size="line" title={t('requests.channels.empty')} />}
        />
      </Stack>
      <Stack space={4}>
        <Heading level={3} variant="subsection">
          {t('requests.self.brandView')}
        </Heading>
        <Table
          grid={LongCellGrid}
          caption={t('requests.self.brandView')}
          rows={seen}
          columns={brand}
          getRowId={(row) => row.entryId}
          empty={<EmptyState size="line" title={t('requests.self.nothingSeen')} />}
        />
      </Stack>
    </div>
  );
}
