import { listViewMutations, listViewQueries } from '@resonanz/api-client/list-views';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../messages.ts';
import { HIDDEN_AT_FIRST } from './campaignColumns.tsx';

/** Which columns of the campaign list are hidden; the server keeps the user's choice. */
export function useListColumns(): readonly [hidden: ReadonlySet<string>, change: (hidden: ReadonlySet<string>) => void] {
  const t = useMessages(messages);
  const api = useApi();
  const toasts = useToasts();
  const { data: chosen } = useQuery({ ...listViewQueries(api).one('campaigns'), select: ({ hiddenColumns }) => hiddenColumns });
  const { mutate } = useMutation({
    ...listViewMutations(api, useQueryClient(), 'campaigns').saveColumns(),
    // What was there before stands again; the words say so.
    onSettled: (_data, error) => {
      if (error) toasts.add({ tone: 'bad', title: t('campaigns.error.title'), text: t('campaigns.error.other') });
    },
  });
  const hidden = useMemo(() => new Set(chosen ?? HIDDEN_AT_FIRST), [chosen]);
  return [hidden, (ids) => mutate([...ids])];
}
