import type { CampaignInfluencerOutcome } from '@resonanz/api-client/campaignEntries';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { ReasonTable } from './ReasonTable.tsx';

interface OutcomeDialogProps {
  /** What a change of several channels did. */
  outcome: CampaignInfluencerOutcome;
  /** Notes that these channels have signed their NDA. */
  onSignNda: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Says which channels a change has left out, and why; what is missing with the others. */
export function OutcomeDialog({
  outcome: { entryId: done, refused, warnings },
  onSignNda,
  onClose,
}: OutcomeDialogProps) {
  const t = useMessages(messages);
  const unsigned = refused.filter(({ reason }) => reason === 'ndaSignedRequired').map(({ entryId }) => entryId);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t(refused.length > 0 ? 'campaigns.outcome.title' : 'campaigns.outcome.warned', {
        done: done.length,
        refused: refused.length,
      })}
      closeLabel={t('word.close')}
      footer={
        <>
          <Button {...(unsigned.length === 0 && { variant: 'solid' as const })} onPress={onClose}>
            {t('word.close')}
          </Button>
          {unsigned.length > 0 && (
            <Button variant="solid" onPress={() => onSignNda(unsigned)}>
              {t('campaigns.outcome.signNda', { count: unsigned.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack space={5}>
        {refused.length > 0 && (
          <>
            <InlineAlert tone="warning">{t('campaigns.outcome.text')}</InlineAlert>
            <ReasonTable caption={t('campaigns.outcome.rejected')} rows={refused} />
          </>
        )}
        {warnings.length > 0 && (
          <>
            <InlineAlert tone="info">{t('campaigns.outcome.warnings')}</InlineAlert>
            <ReasonTable caption={t('campaigns.outcome.warningCaption')} rows={warnings} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
