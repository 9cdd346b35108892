import { listViewMutations, listViewQueries } from '@resonanz/api-client/list-views';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { type SavedView, SavedViews } from '@resonanz/records/SavedViews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../messages.ts';
import { influencerList, type InfluencerListState } from './influencerList.ts';

/** The searches of this list that the user keeps; loaded apart from the list. */
export default function SavedSearches({ list }: { list: InfluencerListState }) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const api = useApi();
  const toasts = useToasts();
  const navigate = useNavigate();
  const calls = listViewMutations(api, useQueryClient(), 'influencers');
  const { data, isError, refetch } = useQuery(listViewQueries(api).one('influencers'));
  const onError = (error: unknown) => toasts.add({ tone: 'bad', title: t('influencers.error.title'), text: say(error, 'influencers.saved.error.other') });
  const { mutateAsync: add } = useMutation(calls.add());
  const { mutateAsync: rename } = useMutation(calls.update());
  const { mutate: replace } = useMutation({ ...calls.update(), onError });
  const { mutate: remove } = useMutation({ ...calls.remove(), onError });
  const query = influencerList.write({ ...list, page: 1 }, '');

  async function refusalOf(change: Promise<unknown>): Promise<string | undefined> {
    try {
      await change;
      return undefined;
    } catch (error) {
      return say(error, 'influencers.saved.error.other');
    }
  }

  return (
    <SavedViews
      views={data?.savedSearches.map(({ savedSearchId, name, query: kept }): SavedView => ({ id: savedSearchId, name, query: kept }))}
      {...(isError && { onReload: () => void refetch() })}
      query={query}
      onLoad={(view) => void navigate({ search: view.query })}
      onSave={(name) => refusalOf(add({ name, query }))}
      onRename={({ id }, name) => refusalOf(rename({ savedSearchId: id, name }))}
      onReplace={({ id }) => replace({ savedSearchId: id, query })}
      onDelete={({ id }) => remove(id)}
    />
  );
}
