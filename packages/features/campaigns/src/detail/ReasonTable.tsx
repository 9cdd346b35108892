import type { CampaignInfluencerOutcome } from '@resonanz/api-client/campaignEntries';
import { useMessages } from '@resonanz/i18n/react';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { useReason } from './useReason.ts';

interface ReasonTableProps {
  caption: string;
  rows: CampaignInfluencerOutcome['refused'];
}

/** Channels and what stands in the way of each. */
export function ReasonTable({ caption, rows }: ReasonTableProps) {
  const t = useMessages(messages);
  const reason = useReason();
  return (
    <Table
      caption={caption}
      rows={rows}
      getRowId={(row) => row.entryId}
      columns={[
        {
          id: 'name',
          header: t('word.creator'),
          isRowHeader: true,
          cell: (row) => <Text variant="denseStrong">{row.name}</Text>,
        },
        { id: 'reason', header: t('campaigns.outcome.reason'), cell: (row) => reason(row.reason) },
      ]}
    />
  );
}
