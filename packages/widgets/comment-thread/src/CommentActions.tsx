import { PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { type Ref, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { IconButton } from '@resonanz/ui/IconButton';
import { excerpt } from './excerpt.ts';
import { messages } from './messages.ts';

interface CommentActionsProps {
  /** Text of the comment, to name the buttons by. */
  text: string;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  isDeleting: boolean;
  editButton: Ref<HTMLButtonElement>;
}

/** What people can do with a comment. */
export function CommentActions({ text, onEdit, onDelete, isDeleting, editButton }: CommentActionsProps) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const name = excerpt(text);
  return (
    <>
      {onEdit && (
        <IconButton
          ref={editButton}
          icon={PencilSimpleIcon}
          size="small"
          label={t('commentThread.edit', { text: name })}
          hidesTooltip
          isDisabled={isDeleting}
          onPress={onEdit}
        />
      )}
      {onDelete && (
        <>
          <IconButton
            icon={TrashIcon}
            size="small"
            label={t('commentThread.remove', { text: name })}
            hidesTooltip
            isPending={isDeleting}
            onPress={() => setAsking(true)}
          />
          <AlertDialog
            isOpen={isAsking}
            onOpenChange={setAsking}
            title={t('commentThread.confirm.title')}
            confirmLabel={t('commentThread.confirm.remove')}
            cancelLabel={t('commentThread.cancel')}
            closeLabel={t('commentThread.close')}
            tone="danger"
            onConfirm={() => {
              setAsking(false);
              onDelete();
            }}
          >
            {t('commentThread.confirm.text')}
          </AlertDialog>
        </>
      )}
    </>
  );
}
