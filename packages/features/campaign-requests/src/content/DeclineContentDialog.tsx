import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookedChannel, campaignRequestMutations } from '@resonanz/api-client/campaignRequests';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { ReasonDialog } from '@resonanz/records/ReasonDialog';
import { messages } from '../messages.ts';

interface DeclineContentDialogProps {
  channel: BookedChannel;
  onClose: () => void;
}

/** Asks why a content is declined; the creator reads what to change. */
export function DeclineContentDialog({ channel: { entryId, name }, onClose }: DeclineContentDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const decide = useMutation(campaignRequestMutations(useApi(), useQueryClient()).decideOnContent());
  async function send(reason: string): Promise<void> {
    try {
      await decide.mutateAsync({ entryId, finalContentStatus: APPROVAL_STATUS.declined, reason });
    } catch {
      return;
    }
    announce(t('campaignRequests.content.declined', { name }));
    onClose();
  }
  return (
    <ReasonDialog
      title={t('campaignRequests.content.declineTitle')}
      label={t('campaignRequests.content.reasonLabel', { name })}
      confirmLabel={t('word.decline')}
      tone="danger"
      isPending={decide.isPending}
      failure={decide.error === null ? undefined : say(decide.error, 'campaignRequests.error.content')}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
