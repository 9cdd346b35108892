import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { testerProjectMutations } from '@resonanz/api-client/testerProjects';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';

interface WithdrawDialogProps {
  applicationId: number;
  title: string;
  /** Whether a place is given back with it. */
  hasPlace: boolean;
  onClose: () => void;
}

/** Asks before an application is taken back. */
export function WithdrawDialog({ applicationId, title, hasPlace, onClose }: WithdrawDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const withdraw = useMutation(testerProjectMutations(useApi(), useQueryClient()).withdraw());
  const { attempt, isPending, error } = useAttempt(
    () => withdraw.mutateAsync(applicationId),
    () => {
      announce(t('testerProjects.withdraw.done'));
      onClose();
    },
  );
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('testerProjects.withdraw.ask', { title })}
      tone="danger"
      confirmLabel={t('testerProjects.withdraw.action')}
      cancelLabel={t('word.cancel')}
      isPending={isPending}
      pendingLabel={t('testerProjects.withdraw.pending')}
      onConfirm={() => void attempt()}
    >
      <Stack space={6}>
        {hasPlace && <p>{t('testerProjects.withdraw.accepted')}</p>}
        <p>{t('testerProjects.withdraw.text')}</p>
        {error !== undefined && (
          <InlineAlert tone="error" role="alert">
            {say(error, 'testerProjects.error.other')}
          </InlineAlert>
        )}
      </Stack>
    </AlertDialog>
  );
}
