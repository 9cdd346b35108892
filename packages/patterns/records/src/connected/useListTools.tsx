'use client';

import type { ReactNode } from 'react';
import type { ListId } from '@resonanz/api-client/listViews';
import { useErrorText } from '@resonanz/api-client/react';
import { type ExportCalls, useFileExport } from '@resonanz/api-client/useFileExport';
import { useToasts } from '@resonanz/app-frame/toasts';
import { type LazyComponent, lazyComponent } from '@resonanz/ui/lazyComponent';
import type { ExportFormat } from '../ExportBar/ExportMenu.tsx';
import { type FilterDraft, useFilterDraft } from '../listState/useFilterDraft.ts';
import type { ListState } from '../listState/useListState.ts';
import { exportMessages } from '../useListExport/messages.ts';
import { useListExport, type WantedFile } from '../useListExport/useListExport.ts';

const SavedSearches = lazyComponent(async () => (await import('./SavedSearches.tsx')).SavedSearches);

/** What a list is narrowed with; each part is loaded apart from the list. */
export interface ListToolsOptions<SortKey extends string, Filters> {
  /** The sections of the filter panel. */
  Filters: LazyComponent<{ draft: FilterDraft<Filters> }>;
  /** The filters in force, in words. */
  Chips: LazyComponent<{ list: ListState<SortKey, Filters> }>;
  /** The list whose searches its user can save; left out where none are saved. */
  savedSearches?: ListId;
}

/** Props of a `ListScreen` or a `ListFrame`. */
export interface ListTools<SortKey extends string, Filters> {
  readonly list: ListState<SortKey, Filters>;
  readonly filters: { readonly sections: ReactNode; readonly draft: FilterDraft<Filters> };
  readonly activeFilters: ReactNode;
  readonly barEnd?: ReactNode;
}

/** What a list is narrowed with, as a `ListScreen` takes it: filter panel, filters in force and saved searches. */
export function useListTools<SortKey extends string, Filters>(
  list: ListState<SortKey, Filters>,
  { Filters, Chips, savedSearches }: ListToolsOptions<SortKey, Filters>,
): ListTools<SortKey, Filters> {
  const draft = useFilterDraft(list);
  return {
    list,
    filters: { draft, sections: <Filters isWanted draft={draft} /> },
    activeFilters: <Chips isWanted={list.activeFilters.length > 0} list={list} />,
    ...(savedSearches && { barEnd: <ListSavedSearches listId={savedSearches} list={list} /> }),
  };
}

/** Props of {@link ListSavedSearches}. */
export interface ListSavedSearchesProps<SortKey extends string, Filters> {
  /** The list whose searches are saved. */
  listId: ListId;
  /** The list's state. */
  list: ListState<SortKey, Filters>;
}

/** The saved searches of a list, for lists that put their tools together themselves. */
export function ListSavedSearches<SortKey extends string, Filters>({
  listId,
  list,
}: ListSavedSearchesProps<SortKey, Filters>) {
  return <SavedSearches isWanted listId={listId} query={list.definition.write({ ...list, page: 1 }, '')} />;
}

/** A list's query without its page: a file has the rows of all pages. */
export function withoutPage<Query extends { readonly pageNumber?: number; readonly pageSize?: number }>({
  pageNumber: _number,
  pageSize: _size,
  ...query
}: Query): Omit<Query, 'pageNumber' | 'pageSize'> {
  return query;
}

/**
 * The `onExport` of a list: has the server make the file, saves it, and says in a toast why there is none.
 *
 * @param load fetches the changes of the area, for example `customerMutations`, with the first export.
 * @param inputOf what the call is given for a kind of file.
 */
export function useListFile<Wanted extends { readonly format: string }>(
  load: () => Promise<ExportCalls<Wanted>>,
  inputOf: (file: WantedFile) => NoInfer<Wanted>,
): (format: ExportFormat) => Promise<void> {
  const save = useFileExport(load);
  return useListExport({
    save: (file) => save(inputOf(file)),
    say: useErrorText(exportMessages),
    toasts: useToasts(),
  });
}
