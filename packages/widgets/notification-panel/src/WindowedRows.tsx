import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useRef } from 'react';
import { notificationGroupKey } from '@resonanz/domain/notifications';
import { drawnRows } from './drawnRows.ts';
import type { NotificationGroup } from './notificationGroup.ts';
import * as css from './NotificationList.css.ts';
import { NotificationRow, type RowFocus, type RowSettings } from './NotificationRow.tsx';
import { useSteadyScroll } from './useSteadyScroll.ts';

interface WindowedRowsProps extends RowSettings {
  groups: readonly NotificationGroup[];
  /** Keeps the focus in the list when rows go; from `useRowFocus`. */
  rowFocus: RowFocus;
  /** Called when the end comes near. */
  onNearEnd: (() => void) | undefined;
}

/** A row without subject and with one line; others are measured when they are drawn. */
const ROW_HEIGHT = 67;
const LIST = { width: 350, height: 450 };
const NEAR_PX = 200;
/** Where the window is low the list gives way down to this, so that head and foot stay in sight. */
const LOWEST = 120;

/** The rows of a scrolling list; of a long one only those in sight are drawn. */
export function WindowedRows({ groups, rowFocus: { ref: list, onFocus }, onNearEnd, ...settings }: WindowedRowsProps) {
  const focused = useRef({ key: '', index: -1 });
  const keyAt = useCallback(
    (index: number) => {
      const group = groups[index];
      return group ? notificationGroupKey(group[0]) : index;
    },
    [groups],
  );
  // The row that takes the place of a removed one is drawn, wherever it is, because it gets the focus.
  const focusedRow = () => {
    const { key, index } = focused.current;
    if (index < 0 || keyAt(index) === key) return index;
    const moved = groups.findIndex(([first]) => notificationGroupKey(first) === key);
    return moved === -1 ? Math.min(index, groups.length - 1) : moved;
  };
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises it; it is read at each drawing.
  const rows = useVirtualizer({
    count: groups.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: LIST,
    getItemKey: keyAt,
    overscan: 4,
    rangeExtractor: (range) => drawnRows(range, focusedRow()),
  });
  // What is in sight stays there by its place, not by what was estimated.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  useSteadyScroll(list);
  const drawn = rows.getVirtualItems();
  return (
    // It only remembers where the focus is and how far the list was scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed on it.
    <ul
      ref={list}
      className={css.list}
      style={{ minBlockSize: Math.min(LOWEST, rows.getTotalSize()) }}
      onFocus={(event: FocusEvent<HTMLUListElement>) => {
        onFocus(event);
        const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
        focused.current = { key: String(keyAt(index)), index };
      }}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < NEAR_PX) onNearEnd?.();
      }}
    >
      {drawn.map(({ key, index, start, end }, at) => {
        const group = groups[index];
        const gapAfter = at === drawn.length - 1 ? rows.getTotalSize() - end : 0;
        const place = {
          ref: rows.measureElement,
          index,
          count: groups.length,
          gapBefore: start - (drawn[at - 1]?.end ?? 0),
          gapAfter,
        };
        return group && <NotificationRow key={key} {...settings} notifications={group} place={place} />;
      })}
    </ul>
  );
}
