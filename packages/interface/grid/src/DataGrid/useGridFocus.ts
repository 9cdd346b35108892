import { type FocusEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { cellAt, isPinned, placeOf, stopOf } from './cellElements.ts';
import type { GridRowId } from './GridColumn.ts';
import type { Cursor } from './useCursor.ts';
import { useOneStop } from './useOneStop.ts';

/** Brings a cell out from under the head, the foot and the pinned columns. */
function reveal(grid: HTMLElement, cell: HTMLElement): void {
  if (!isPinned(cell)) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (cell.closest('[data-grid-head]')) return;
  const box = grid.getBoundingClientRect();
  const { top, bottom } = cell.getBoundingClientRect();
  const above = grid.querySelector<HTMLElement>('[data-grid-head]')?.offsetHeight ?? 0;
  const below = grid.querySelector<HTMLElement>('[data-grid-foot]')?.offsetHeight ?? 0;
  const first = box.top + grid.clientTop + above;
  const last = box.top + grid.clientTop + grid.clientHeight - below;
  if (top < first) grid.scrollTop -= first - top;
  else if (bottom > last) grid.scrollTop += bottom - last;
}

interface GridFocusOptions<Id extends GridRowId> {
  scroller: RefObject<HTMLDivElement | null>;
  cursor: Cursor<Id>;
  /** A field has the focus. */
  isEditing: () => boolean;
  /** Called when the focus leaves the grid. */
  onLeave: () => void;
}

/** One stop for the Tab key, and the focus where the cursor is. */
export function useGridFocus<Id extends GridRowId>(
  { scroller, cursor, isEditing, onLeave }: GridFocusOptions<Id>,
  wantedRef: RefObject<boolean>,
) {
  const [isInside, setInside] = useState(false);
  const hasFocus = useRef(false);
  const moveStop = useOneStop(scroller);

  return {
    isInside,
    /** The grid calls this after every drawing: rows may have come, gone or changed places. */
    settle() {
      const grid = scroller.current;
      if (!grid) return;
      const cell = cellAt(grid, cursor.active);
      const stop = cell && stopOf(cell);
      const isLost = hasFocus.current && document.activeElement === document.body;
      if (stop && !isEditing() && (wantedRef.current || isLost)) {
        stop.focus({ preventScroll: true });
        reveal(grid, cellAt(grid, cursor.reach) ?? cell);
        wantedRef.current = false;
      }
      moveStop(stop);
    },
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const place = placeOf(target);
      if (!place || !scroller.current?.contains(target)) return;
      hasFocus.current = true;
      // Mostly it is inside already: nothing to draw.
      if (!isInside) setInside(true);
      if (place.row !== cursor.active.row || place.track !== cursor.active.track) cursor.goTo(place);
    },
    onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
      // A row that goes takes the focus with it; only who leaves has left.
      if (!target.isConnected || scroller.current?.contains(relatedTarget)) return;
      hasFocus.current = false;
      setInside(false);
      onLeave();
    },
  };
}

/** Asks for the focus at the next drawing. */
export function useFocusWish() {
  const wantedRef = useRef(false);
  const takeFocus = useCallback(() => {
    wantedRef.current = true;
  }, []);
  return { wantedRef, takeFocus };
}
