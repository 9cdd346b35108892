import type { CampaignInfluencerOutcome } from '@resonanz/api-client/campaign-entries';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { useReason } from './useReason.ts';

interface OutcomeDialogProps {
  /** What a change of several channels did. */
  outcome: CampaignInfluencerOutcome;
  onClose: () => void;
}

/** Says which channels a change has left out, and why; what is missing with the others. */
export function OutcomeDialog({ outcome: { compaignInfluencerId: done, refused, warnings }, onClose }: OutcomeDialogProps) {
  const t = useMessages(messages);
  const reason = useReason();
  const table = (caption: string, rows: typeof refused) => (
    <Table
      caption={caption}
      rows={rows}
      getRowId={(row) => row.compaignInfluencerId}
      columns={[
        { id: 'name', header: t('campaigns.entries.creator'), isRowHeader: true, cell: (row) => <Text variant="denseStrong">{row.name}</Text> },
        { id: 'reason', header: t('campaigns.outcome.reason'), cell: (row) => reason(row.reason) },
      ]}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t(refused.length > 0 ? 'campaigns.outcome.title' : 'campaigns.outcome.warned', { done: done.length, refused: refused.length })}
      closeLabel={t('campaigns.close')}
      footer={
        <Button variant="solid" onPress={onClose}>
          {t('campaigns.close')}
        </Button>
      }
    >
      <Stack space={5}>
        {refused.length > 0 && (
          <>
            <InlineAlert tone="warning">{t('campaigns.outcome.text')}</InlineAlert>
            {table(t('campaigns.outcome.refused'), refused)}
          </>
        )}
        {warnings.length > 0 && (
          <>
            <InlineAlert tone="info">{t('campaigns.outcome.warnings')}</InlineAlert>
            {table(t('campaigns.outcome.warningCaption'), warnings)}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
