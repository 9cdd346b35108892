import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cellAt } from './cellElements.ts';
import * as css from './DataGrid.css.ts';

/** Between the cell and the hint, and between the hint and the window, in px. */
const GAP = 4;
const MARGIN = 8;

interface CellHintProps {
  grid: RefObject<HTMLElement | null>;
  row: number;
  track: number;
  children: string;
}

/** A sentence that hangs from a cell, above everything. Assistive technology reads it with the cell. */
export function CellHint({ grid, row, track, children }: CellHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    const box = grid.current;
    if (!element || !box) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const follow = () => {
      const cell = cellAt(box, { row, track })?.getBoundingClientRect();
      if (!cell) return;
      const { offsetWidth, offsetHeight } = element;
      const below = cell.bottom + GAP;
      const isRoom = below + offsetHeight + MARGIN < window.innerHeight;
      element.style.top = `${isRoom ? below : cell.top - offsetHeight - GAP}px`;
      element.style.left = `${Math.max(MARGIN, Math.min(cell.left, window.innerWidth - offsetWidth - MARGIN))}px`;
    };
    // The page above the grid grows and shrinks without an event: a bar comes, a selection goes.
    let frame = 0;
    const keepFollowing = () => {
      follow();
      frame = requestAnimationFrame(keepFollowing);
    };
    keepFollowing();
    return () => cancelAnimationFrame(frame);
  }, [grid, row, track, children]);
  return (
    <div ref={hint} popover="manual" className={css.hint} aria-hidden="true">
      {children}
    </div>
  );
}
