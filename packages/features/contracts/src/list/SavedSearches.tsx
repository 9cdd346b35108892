import { useNavigate } from 'react-router';
import { useErrorText } from '@resonanz/api-client/react';
import { useSavedSearches } from '@resonanz/api-client/saved-searches';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { SavedViews } from '@resonanz/records/SavedViews';
import { messages } from '../messages.ts';
import { contractList, type ContractListState } from './contractList.ts';

/** The searches of this list that the user keeps; loaded apart from the list. */
export function SavedSearches({ list }: { list: ContractListState }) {
  const say = useErrorText(messages);
  const { notifyFailure } = useNotifier();
  const navigate = useNavigate();
  const query = contractList.write({ ...list, page: 1 }, '');
  const searches = useSavedSearches({
    listId: 'contracts',
    query,
    say: (error) => say(error, 'contracts.saved.error.other'),
    onRefused: notifyFailure,
  });
  return <SavedViews {...searches} query={query} onLoad={(view) => void navigate({ search: view.query })} />;
}
