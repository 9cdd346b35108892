import { useNavigate } from 'react-router';
import { useErrorText } from '@resonanz/api-client/react';
import { useSavedSearches } from '@resonanz/api-client/saved-searches';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { SavedViews } from '@resonanz/records/SavedViews';
import { messages } from '../messages.ts';
import { influencerList, type InfluencerListState } from './influencerList.ts';

/** The searches of this list that the user keeps; loaded apart from the list. */
export function SavedSearches({ list }: { list: InfluencerListState }) {
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const navigate = useNavigate();
  const query = influencerList.write({ ...list, page: 1 }, '');
  const searches = useSavedSearches({
    listId: 'influencers',
    query,
    say: (error) => say(error, 'influencers.saved.error.other'),
    onRefused: notifyFailure,
  });
  return <SavedViews {...searches} query={query} onLoad={(view) => void navigate({ search: view.query })} />;
}
