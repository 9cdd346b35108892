import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CampaignRequest, campaignRequestMutations } from '@resonanz/api-client/campaignRequests';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from '../messages.ts';

interface WithdrawDialogProps {
  request: CampaignRequest;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a request is withdrawn, or a draft is deleted. */
export function WithdrawDialog({ request: { campaignRequestId, isDraft }, onDone, onClose }: WithdrawDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const withdraw = useMutation(campaignRequestMutations(useApi(), useQueryClient()).withdraw());
  const kind = isDraft ? 'draft' : 'request';
  const { attempt, isPending, error } = useAttempt(
    () => withdraw.mutateAsync(campaignRequestId),
    () => {
      announce(t(`campaignRequests.withdraw.done.${kind}`));
      onDone();
    },
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t(`campaignRequests.withdraw.ask.${kind}`)}
      tone="danger"
      confirmLabel={t(`campaignRequests.withdraw.${kind}`)}
      cancelLabel={t('word.cancel')}
      isPending={isPending}
      pendingLabel={t('campaignRequests.withdraw.pending')}
      onConfirm={() => void attempt()}
    >
      <Stack space={6}>
        <p>{t(`campaignRequests.withdraw.text.${kind}`)}</p>
        {error !== undefined && (
          <InlineAlert tone="error" role="alert">
            {say(error, 'campaignRequests.error.withdraw')}
          </InlineAlert>
        )}
      </Stack>
    </AlertDialog>
  );
}
