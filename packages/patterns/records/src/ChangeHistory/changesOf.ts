import type { ChangeHistoryProps, ChangeLine } from './ChangeHistory.tsx';

/** Lines that come in parts, the newest first, as the cached query of a history holds them. */
export interface ChangeParts<Line extends ChangeLine> {
  /** What has been loaded; undefined until then. */
  readonly data: { readonly pages: readonly { readonly content: readonly Line[] }[] } | undefined;
  /** Whether the lines, or the older ones, could not be loaded. */
  readonly isError: boolean;
  /** Whether there are older lines. */
  readonly hasNextPage: boolean;
  /** Whether older lines are on their way. */
  readonly isFetchingNextPage: boolean;
  /** Loads everything again. */
  readonly refetch: () => unknown;
  /** Loads older lines. */
  readonly fetchNextPage: () => unknown;
}

/** The lines of a history as `ChangeHistory` takes them, with what loads them again and what loads older ones. */
export function changesOf<Line extends ChangeLine>(
  history: ChangeParts<Line>,
): Pick<ChangeHistoryProps<Line>, 'lines' | 'hasFailed' | 'onReload' | 'onOlder' | 'isLoadingOlder'> {
  return {
    lines: history.data?.pages.flatMap(({ content }) => content),
    hasFailed: history.isError,
    onReload: () => void history.refetch(),
    ...(history.hasNextPage && { onOlder: () => void history.fetchNextPage() }),
    isLoadingOlder: history.isFetchingNextPage,
  };
}
