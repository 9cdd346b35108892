import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { messages } from './messages.ts';
import type { NotificationGroup } from './notificationGroup.ts';

interface RemoveQuestionProps {
  /** What the question is about; null while nothing is asked. */
  doomed: NotificationGroup | null;
  onClose: () => void;
  onRemove: (notifications: NotificationGroup) => void;
}

/** Asks before a row is removed (001 §2.7). */
export function RemoveQuestion({ doomed, onClose, onRemove }: RemoveQuestionProps) {
  const t = useMessages(messages);
  return (
    <AlertDialog
      isOpen={doomed !== null}
      onOpenChange={onClose}
      title={t('notificationPanel.confirm.title')}
      confirmLabel={t('notificationPanel.confirm.save')}
      cancelLabel={t('notificationPanel.confirm.cancel')}
      closeLabel={t('notificationPanel.close')}
      tone="danger"
      onConfirm={() => {
        onClose();
        if (doomed) onRemove(doomed);
      }}
    >
      {t('notificationPanel.confirm.text')}
    </AlertDialog>
  );
}
