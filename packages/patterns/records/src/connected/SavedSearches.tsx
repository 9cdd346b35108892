import { useNavigate } from 'react-router';
import type { ListId } from '@resonanz/api-client/listViews';
import { useErrorText } from '@resonanz/api-client/react';
import { useSavedSearches } from '@resonanz/api-client/savedSearches';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { SavedViews } from '../SavedViews/SavedViews.tsx';
import { savedMessages } from './messages.ts';

interface SavedSearchesProps {
  /** The list the searches belong to. */
  listId: ListId;
  /** The query of the list's address now, without the page. */
  query: string;
}

/** The searches of a list that its user keeps on the server; loaded apart from the list. */
export function SavedSearches({ listId, query }: SavedSearchesProps) {
  const say = useErrorText(savedMessages);
  const { notifyFailure } = useNotifier();
  const navigate = useNavigate();
  const searches = useSavedSearches({
    listId,
    query,
    say: (error) => say(error, 'records.saved.error.other'),
    onFailure: notifyFailure,
  });
  return <SavedViews {...searches} query={query} onLoad={(view) => void navigate({ search: view.query })} />;
}
