'use client';

import { FunnelSimpleIcon } from '@phosphor-icons/react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { IconButton } from '@resonanz/ui/IconButton';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { ExportBar } from '../ExportBar/ExportBar.tsx';
import type { ExportFormat } from '../ExportBar/ExportMenu.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { ListSearch } from '../FilterPanel/ListSearch.tsx';
import { ListRegion } from '../ListRegion/ListRegion.tsx';
import { useFilterFolded } from '../listState/listLook.ts';
import type { FilterDraft } from '../listState/useFilterDraft.ts';
import type { ListState } from '../listState/useListState.ts';
import { messages } from '../messages.ts';
import * as css from './ListScreen.css.ts';

/** Props of `ListFrame`. */
export interface ListFrameProps<SortKey extends string, Filters> {
  /** The list's state, from `useListState`. */
  list: ListState<SortKey, Filters>;
  /** The filters: `FilterSection` elements and the draft they set; without it there is no panel. */
  filters?: { readonly sections: ReactNode; readonly draft: FilterDraft<Filters> };
  /**
   * The filters in force: `ActiveFilters` or `FiltersInWords`, or a `lazyComponent` that draws them; a line is reserved
   * for them.
   */
  activeFilters?: ReactNode;
  /** What can be searched for; without it there is no search. */
  searchPlaceholder?: string;
  /** How many records there are; without it nothing is counted. */
  total?: number | undefined;
  /** What stands beside the counter. */
  barStart?: ReactNode;
  /** Controls at the end of the bar. */
  barEnd?: ReactNode;
  /** A `SelectionBar`. */
  selection?: ReactNode;
  /** Makes the wanted kind of file, and says why when it cannot; without it there is no export. */
  onExport?: (format: ExportFormat) => Promise<void>;
  /** The records are a board, which needs the width: its filters are folded until the user opens them. */
  isBoard?: boolean;
  /** The records, however they are drawn. */
  children: ReactNode;
}

/** What stands around the records of a list page: filter panel, export bar with search, and the filters in force. */
export function ListFrame<SortKey extends string, Filters>(props: ListFrameProps<SortKey, Filters>) {
  const {
    list,
    filters,
    activeFilters,
    searchPlaceholder,
    total,
    barStart,
    barEnd,
    selection,
    onExport,
    isBoard = false,
    children,
  } = props;
  const t = useMessages(messages);
  const isSheet = useMediaQuery(media.belowDesktop);
  const [isFolded, setFolded] = useFilterFolded(isBoard);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isFilterShown = isSheet ? isSheetOpen : !isFolded;
  const setFilterShown = isSheet ? setSheetOpen : (isShown: boolean) => setFolded(!isShown);
  const search = searchPlaceholder !== undefined && (
    <ListSearch value={list.search} onSearch={list.setSearch} placeholder={searchPlaceholder} />
  );
  const filterButton =
    filters && (isSheet || isFolded)
      ? { activeCount: list.activeFilters.length, onOpen: () => setFilterShown(true) }
      : undefined;
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
        <div className={css.tools}>
          <ExportBar count={total} search={!filters && search} end={barEnd} onExport={onExport} filter={filterButton}>
            {barStart}
          </ExportBar>
          {selection && (
            <div className={css.overTools}>
              {selection}
              {filterButton && (
                <div className={css.filterOverTools}>
                  <IconButton
                    icon={FunnelSimpleIcon}
                    label={t('records.filter.open', { count: filterButton.activeCount })}
                    onPress={filterButton.onOpen}
                  />
                </div>
              )}
            </div>
          )}
        </div>
        {activeFilters && (
          <div className={list.activeFilters.length > 0 ? css.filtersInForce : undefined}>{activeFilters}</div>
        )}
        {children}
      </ListRegion>
    </div>
  );
}
