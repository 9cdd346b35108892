import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations, type NewTodo, type Todo, type TodoChange, type TodoStatus } from '@resonanz/api-client/todos';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What can be done with to-dos; what does not show in the list is shown in toasts, except what stands in a form. */
export function useTodoActions() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce, notifySuccess, notifyFailure } = useNotifier();
  const calls = todoMutations(useApi(), useQueryClient());
  const create = useMutation(calls.create());
  const update = useMutation(calls.update());
  const changeStatus = useMutation(calls.changeStatus());
  const remove = useMutation(calls.remove());

  function notifyError(error: unknown): void {
    notifyFailure(say(error, 'todos.error.other'));
  }

  function confirm(text: 'todos.done.created' | 'todos.done.saved' | 'todos.done.deleted'): void {
    announce(t(text));
  }

  return {
    /** Adds a to-do; rejects on an error of the server. */
    async create(todo: NewTodo): Promise<void> {
      await create.mutateAsync(todo);
      confirm('todos.done.created');
    },
    /** Changes a to-do; rejects on an error of the server. */
    async update(change: TodoChange): Promise<void> {
      await update.mutateAsync(change);
      confirm('todos.done.saved');
    },
    /** Moves a to-do to another status: the row changes at once, and is rolled back on an error. */
    changeStatus(todoId: number, status: TodoStatus): void {
      changeStatus.mutate(
        { todoId, status },
        {
          onSuccess: ({ nextDueDate }) => {
            if (nextDueDate !== null)
              notifySuccess(t('todos.done.repeated', { date: formatDate(nextDueDate, language) }));
          },
          onError: notifyError,
        },
      );
    },
    /** Gives a to-do another due date. */
    postpone({ todoId, updatedAt }: Todo, dueDate: string): void {
      update.mutate(
        { todoId, updatedAt, dueDate },
        { onSuccess: () => confirm('todos.done.saved'), onError: notifyError },
      );
    },
    /** Deletes a to-do. */
    remove({ todoId }: Todo): void {
      remove.mutate(todoId, { onSuccess: () => confirm('todos.done.deleted'), onError: notifyError });
    },
  };
}
