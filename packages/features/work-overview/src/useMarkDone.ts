import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations } from '@resonanz/api-client/todos';
import { workOverviewKeys, type OverviewTodo } from '@resonanz/api-client/work-overview';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

const DONE = 3;

/** Marks a to-do done and reads the overview anew. */
export function useMarkDone(): (todo: OverviewTodo) => void {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const queries = useQueryClient();
  const change = useMutation(todoMutations(useApi(), queries).changeStatus());
  return ({ todoId, title }) =>
    change.mutate(
      { todoId, status: DONE },
      {
        onSuccess: () => toasts.add({ tone: 'ok', title: t('workOverview.done.title'), text: t('workOverview.todo.done', { title }) }),
        onError: (error) => toasts.add({ tone: 'bad', title: t('workOverview.error.title'), text: say(error, 'workOverview.error.other') }),
        onSettled: () => void queries.invalidateQueries({ queryKey: workOverviewKeys.all }),
      },
    );
}
