import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { todoMutations } from '@resonanz/api-client/todos';
import { workOverviewKeys, type OverviewTodo } from '@resonanz/api-client/work-overview';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const DONE = 3;

/** Marks a to-do done and reads the overview anew. */
export function useMarkDone(): (todo: OverviewTodo) => void {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const queries = useQueryClient();
  const change = useMutation(todoMutations(useApi(), queries).changeStatus());
  return ({ todoId, title }) =>
    change.mutate(
      { todoId, status: DONE },
      {
        onSuccess: () => announce(t('workOverview.todo.done', { title })),
        onError: (error) => notifyFailure(say(error, 'workOverview.error.other')),
        onSettled: () => void queries.invalidateQueries({ queryKey: workOverviewKeys.all }),
      },
    );
}
