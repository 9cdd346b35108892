'use client';

import { media } from '@resonanz/tokens/media';
import { laterPart } from '@resonanz/ui/laterPart';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { ExportBar, type ExportFormat } from '../ExportBar/ExportBar.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { ListSearch } from '../FilterPanel/ListSearch.tsx';
import { ListRegion } from '../ListRegion/ListRegion.tsx';
import type { FilterDraft } from '../listState/useFilterDraft.ts';
import type { ListState } from '../listState/useListState.ts';
import * as css from './ListScreen.css.ts';
import { DeniedList, EmptyList, FailedList } from './ListStates.tsx';
import { type ListQuery, type ListTableParts, useListTable } from './useListTable.tsx';

const Pages = laterPart(async () => (await import('../ListPagination.tsx')).ListPagination);

/** Props of `ListScreen`. */
export interface ListScreenProps<Row, SortKey extends string, Filters> {
  /** The list's state, from `useListState`. */
  list: ListState<SortKey, Filters>;
  /** The rows on their way or there; the result of a query whose data is `{ rows, total }`. */
  query: ListQuery<Row>;
  /** Draws the table from the parts the screen knows: rows, order, loading and empty state. */
  children: (parts: ListTableParts<Row>) => ReactNode;
  /** The filters: `FilterSection` elements and the draft they set; without it there is no panel. */
  filters?: { readonly sections: ReactNode; readonly draft: FilterDraft<Filters> };
  /** The filters in force: `ActiveFilters` or `FiltersInWords`, or a `laterPart` that draws them; a line is kept free for them. */
  activeFilters?: ReactNode;
  /** What can be searched for; without it there is no search. */
  searchPlaceholder?: string;
  /** What stands beside the counter. */
  barStart?: ReactNode;
  /** Controls at the end of the bar. */
  barEnd?: ReactNode;
  /** A `SelectionBar`. */
  selection?: ReactNode;
  /** Makes the wanted kind of file, and says why when it cannot; without it there is no export. */
  onExport?: (format: ExportFormat) => Promise<void>;
  /** What to do when there is nothing yet, in one sentence. */
  emptyText?: string;
  /** The button that ends an empty list, for example "Create campaign". */
  emptyAction?: ReactNode;
  /** Shows the empty state when loading fails, where the specification wants silence. */
  failsSilently?: boolean;
}

/** A list page's body: filter panel, export bar, table and pages, in one of five states. */
export function ListScreen<Row, SortKey extends string, Filters>(props: ListScreenProps<Row, SortKey, Filters>) {
  const { list, query, children, filters, activeFilters, searchPlaceholder, barStart, barEnd, selection, onExport } = props;
  const isSheet = useMediaQuery(media.belowDesktop);
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isFilterShown = isSheet ? isSheetOpen : isPanelOpen;
  const setFilterShown = isSheet ? setSheetOpen : setPanelOpen;
  const table = useListTable({
    list,
    query,
    failsSilently: props.failsSilently ?? false,
    empty: <EmptyList isNarrowed={list.isNarrowed} onReset={list.reset} text={props.emptyText} action={props.emptyAction} />,
  });
  if (table.state === 'denied') return <DeniedList />;

  const { total = 0 } = table;
  const { page, pageSize } = list;
  const search = searchPlaceholder !== undefined && (
    <ListSearch value={list.search} onSearch={list.setSearch} placeholder={searchPlaceholder} />
  );
  const filterButton =
    filters && (isSheet || !isPanelOpen) ? { activeCount: list.activeFilters.length, onOpen: () => setFilterShown(true) } : undefined;
  return (
    <div className={filters ? css.screen : `${css.screen} ${css.alone}`}>
      {filters && (
        <FilterPanel
          activeCount={list.activeFilters.length}
          search={search}
          onApply={filters.draft.apply}
          onReset={filters.draft.reset}
          isOpen={isFilterShown}
          onOpenChange={setFilterShown}
        >
          {filters.sections}
        </FilterPanel>
      )}
      <ListRegion>
        <ExportBar count={table.total} search={!filters && search} end={barEnd} onExport={onExport} filter={filterButton}>
          {barStart}
        </ExportBar>
        {activeFilters && <div className={list.activeFilters.length > 0 ? css.filtersInForce : undefined}>{activeFilters}</div>}
        {selection}
        {table.state === 'failed' && <FailedList onReload={() => void query.refetch()} />}
        {table.parts && children(table.parts)}
        <div className={total > 0 ? css.pages : undefined}>
          <Pages
            isWanted
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={list.setPage}
            pageSizes={list.definition.pageSizes}
            onPageSizeChange={list.setPageSize}
          />
        </div>
      </ListRegion>
    </div>
  );
}
