import { useMemo } from 'react';
import { fittingColumns } from '@resonanz/ui/fittingColumns';
import type { TableColumn } from '@resonanz/ui/Table';

/**
 * The columns of a list and which of them its user wants; `useColumnChoice` of `@resonanz/api-client/savedColumns`
 * keeps the choice.
 */
export interface ListColumns<Row> {
  /** All columns there are, each with the width it needs. */
  readonly all: readonly TableColumn<Row>[];
  /** The columns the user has hidden; `null` until there is a choice: then as many are shown as find room. */
  readonly hiddenIds: ReadonlySet<string> | null;
  /** Columns that are shown only when they are asked for. */
  readonly hiddenAtFirst?: readonly string[];
  /** Whether the rows have actions, which take room too. */
  readonly hasActions?: boolean;
  /** Whether rows can be selected, which takes room too. */
  readonly hasSelection?: boolean;
  /** Called with the columns the user wants hidden. */
  readonly onHide: (hiddenIds: ReadonlySet<string>) => void;
  /** Whether the last choice could not be saved. */
  readonly hasSaveFailed?: boolean;
}

/** For a scroll bar beside the rows. */
const SCROLL_BAR = 12;

/** The columns out of sight: those the user has hidden or, without a choice, those that find no room in so many px. */
export function useHiddenColumns<Row>(
  columns: ListColumns<Row> | undefined,
  width: number | null,
): ReadonlySet<string> | undefined {
  const { all, hiddenIds, hiddenAtFirst, hasActions = false, hasSelection = false } = columns ?? {};
  return useMemo(() => {
    if (!all) return undefined;
    if (hiddenIds) return hiddenIds;
    const hiddenColumnIds = new Set(hiddenAtFirst);
    if (width === null) return hiddenColumnIds;
    return fittingColumns(all, { width: width - SCROLL_BAR, hasAction: hasActions, hasSelection, hiddenColumnIds });
  }, [all, hiddenIds, hiddenAtFirst, hasActions, hasSelection, width]);
}
