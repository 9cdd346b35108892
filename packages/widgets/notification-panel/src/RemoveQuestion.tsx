import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { messages } from './messages.ts';
import type { NotificationGroup } from './notificationGroup.ts';

interface RemoveQuestionProps {
  /** What the question is about; null while nothing is asked. */
  toDelete: NotificationGroup | null;
  onClose: () => void;
  onRemove: (notifications: NotificationGroup) => void;
}

/** Asks before a row is removed. */
export function RemoveQuestion({ toDelete, onClose, onRemove }: RemoveQuestionProps) {
  const t = useMessages(messages);
  return (
    <AlertDialog
      isOpen={toDelete !== null}
      onOpenChange={onClose}
      title={t('notificationPanel.confirm.title')}
      confirmLabel={t('notificationPanel.confirm.save')}
      cancelLabel={t('notificationPanel.confirm.cancel')}
      closeLabel={t('notificationPanel.close')}
      tone="danger"
      onConfirm={() => {
        onClose();
        if (toDelete) onRemove(toDelete);
      }}
    >
      {t('notificationPanel.confirm.text')}
    </AlertDialog>
  );
}
