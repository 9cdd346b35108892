import { listViewMutations, listViewQueries } from '@resonanz/api-client/list-views';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { HIDDEN_AT_FIRST } from './columnIds.ts';

/** The columns the user has hidden, kept by the server. */
export function useListColumns() {
  const t = useMessages(messages);
  const api = useApi();
  const toasts = useToasts();
  const { data: chosen } = useQuery({ ...listViewQueries(api).one('influencers'), select: ({ hiddenColumns }) => hiddenColumns });
  const { mutate } = useMutation({
    ...listViewMutations(api, useQueryClient(), 'influencers').saveColumns(),
    // What was there before stands again; the words say so.
    onSettled: (_data, error) => {
      if (error) toasts.add({ tone: 'bad', title: t('influencers.error.title'), text: t('influencers.list.columnsFailed') });
    },
  });
  const hidden: ReadonlySet<string> = useMemo(() => new Set(chosen ?? HIDDEN_AT_FIRST), [chosen]);
  return { hidden, change: (ids: ReadonlySet<string>) => mutate([...ids]) };
}
