import { useState } from 'react';
import type { Todo } from '@resonanz/api-client/todos';
import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { TodoDrawer } from '../detail/TodoDrawer.tsx';
import { useCommentDrafts } from '../detail/useCommentDrafts.ts';
import { TodoFormDialog } from '../form/TodoFormDialog.tsx';
import { messages } from '../messages.ts';

type Shown = { kind: 'form'; todo?: Todo } | { kind: 'details' | 'deletion'; todo: Todo };

interface TodoDialogsProps {
  mayEdit: boolean;
  onDelete: (todo: Todo) => void;
}

/**
 * What lies above the to-dos, one at a time: the form, one to-do with its check list and comments, or the question
 * before a deletion.
 */
export function useTodoDialogs({ mayEdit, onDelete }: TodoDialogsProps) {
  const t = useMessages(messages);
  const word = useMessages(generalWords);
  const commentOf = useCommentDrafts();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const edit = (todo: Todo) => setShown({ kind: 'form', todo });
  const toDelete = shown?.kind === 'deletion' ? shown.todo : undefined;
  return {
    add: () => setShown({ kind: 'form' }),
    edit,
    open: (todo: Todo) => setShown({ kind: 'details', todo }),
    askToDelete: (todo: Todo) => setShown({ kind: 'deletion', todo }),
    dialogs: (
      <>
        {shown?.kind === 'details' && (
          <TodoDrawer
            todo={shown.todo}
            comment={commentOf(shown.todo.todoId)}
            onClose={close}
            {...(mayEdit && { onEdit: edit })}
          />
        )}
        {shown?.kind === 'form' && <TodoFormDialog todo={shown.todo} onClose={close} />}
        <AlertDialog
          isOpen={toDelete !== undefined}
          onOpenChange={close}
          title={t('todos.delete.title')}
          confirmLabel={word('word.delete')}
          cancelLabel={word('word.cancel')}
          tone="danger"
          onConfirm={() => {
            close();
            if (toDelete) onDelete(toDelete);
          }}
        >
          {t('todos.delete.text', { title: toDelete?.title ?? '' })}
        </AlertDialog>
      </>
    ),
  };
}
