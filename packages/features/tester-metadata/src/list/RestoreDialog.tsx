import type { TesterMetadata } from '@resonanz/api-client/testerMetadata';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useHeadActions } from '../useHeadActions.ts';

interface RestoreDialogProps {
  head: TesterMetadata;
  onClose: () => void;
}

/** Asks before the version that was live before takes the place of the draft. */
export function RestoreDialog({ head, onClose }: RestoreDialogProps) {
  const { t, restore, renderError } = useHeadActions();
  const { language } = useLanguage();
  const { announce } = useNotifier();
  const { attempt, isPending, error } = useAttempt(
    () => restore(head),
    () => {
      announce(t('testerMetadata.done.restored'));
      onClose();
    },
  );
  const moment = head.previous === null ? '' : formatDateTime(head.previous.publishedAt, language);
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('testerMetadata.restore.title', { name: t(`testerMetadata.key.${head.key}`) })}
      confirmLabel={t('testerMetadata.restore.confirm')}
      cancelLabel={t('word.cancel')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      onConfirm={() => void attempt()}
    >
      <Stack space={5}>
        <p>{t('testerMetadata.restore.text', { moment })}</p>
        {head.state === 'draft' && <p>{t('testerMetadata.restore.lost')}</p>}
        {error !== null && (
          <InlineAlert tone="error" role="alert" title={t('testerMetadata.error.title')}>
            {renderError(error)}
          </InlineAlert>
        )}
      </Stack>
    </AlertDialog>
  );
}
