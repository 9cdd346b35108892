import type { CampaignInfluencerOutcome } from '@resonanz/api-client/campaign-entries';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { RefusedTable } from './RefusedTable.tsx';

interface OutcomeDialogProps {
  /** What a change of several channels did. */
  outcome: CampaignInfluencerOutcome;
  onClose: () => void;
}

/** Says which channels a change has left out, and why; what is missing with the others. */
export function OutcomeDialog({ outcome: { compaignInfluencerId: done, refused, warnings }, onClose }: OutcomeDialogProps) {
  const t = useMessages(messages);
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
            <RefusedTable caption={t('campaigns.outcome.refused')} rows={refused} />
          </>
        )}
        {warnings.length > 0 && (
          <>
            <InlineAlert tone="info">{t('campaigns.outcome.warnings')}</InlineAlert>
            <RefusedTable caption={t('campaigns.outcome.warningCaption')} rows={warnings} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
