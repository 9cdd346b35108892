import type { TesterMetadata } from '@resonanz/api-client/testerMetadata';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useAttempt } from '@resonanz/records/useAttempt';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useHeadActions } from '../useHeadActions.ts';

interface HeadDialogProps {
  head: TesterMetadata;
  onClose: () => void;
}

/** Asks before a draft becomes what testers and visitors see. */
export function PublishDialog({ head, onClose }: HeadDialogProps) {
  const { t, publish, renderError } = useHeadActions();
  const { announce } = useNotifier();
  const { attempt, isPending, error } = useAttempt(
    () => publish(head),
    () => {
      announce(t('testerMetadata.done.published'));
      onClose();
    },
  );
  const { value_de: german, value_en: english } = head.value;
  const isEmpty = head.media === null && [german, english].every(({ title, text }) => title === '' && text === '');
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('testerMetadata.publish.title', { name: t(`testerMetadata.key.${head.key}`) })}
      confirmLabel={t('testerMetadata.publish')}
      cancelLabel={t('word.cancel')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      onConfirm={() => void attempt()}
    >
      <Stack space={5}>
        <p>{t(isEmpty ? 'testerMetadata.publish.emptyText' : 'testerMetadata.publish.text')}</p>
        {error !== null && (
          <InlineAlert tone="error" role="alert" title={t('testerMetadata.error.title')}>
            {renderError(error)}
          </InlineAlert>
        )}
      </Stack>
    </AlertDialog>
  );
}
