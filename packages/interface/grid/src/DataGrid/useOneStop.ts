import { type RefObject, useLayoutEffect, useState } from 'react';
import { CONTROLS } from './cellElements.ts';

// Almost all controls are none, and the browser sorts them out faster.
const STOPS = `:is(${CONTROLS}):not([tabindex^="-"])`;

function createStops() {
  let stop: HTMLElement | null = null;
  /** A cell whose controls the user has entered: there the Tab key leads from one to the next. */
  let entered: Element | null = null;
  const enteredNow = () => {
    const focused = document.activeElement;
    return focused && focused !== stop ? focused.closest('[data-track]') : null;
  };
  const leaveOut = (control: HTMLElement) => {
    if (
      control !== stop &&
      control.closest('[data-line]') &&
      !control.closest('[data-editing]') &&
      !entered?.contains(control)
    )
      control.tabIndex = -1;
  };
  const sweep = (part: Element) => {
    if (part instanceof HTMLElement && part.matches(STOPS)) leaveOut(part);
    for (const control of part.querySelectorAll<HTMLElement>(STOPS)) leaveOut(control);
  };
  return {
    /** Only what has come or changed is looked at: a scroll brings a row after the other. */
    watch(grid: HTMLElement) {
      const observer = new MutationObserver((records) => {
        entered = enteredNow();
        for (const { type, target, addedNodes } of records) {
          if (type === 'attributes') sweep(target as Element);
          else for (const node of addedNodes) if (node instanceof Element) sweep(node);
        }
      });
      sweep(grid);
      observer.observe(grid, {
        childList: true,
        subtree: true,
        attributeFilter: ['tabindex', 'disabled', 'href', 'data-editing'],
      });
      return () => observer.disconnect();
    },
    /** Makes an element the stop instead of the one before, and closes the cell the user has left. */
    move(next: HTMLElement | null) {
      const [before, left] = [stop, entered];
      stop = next;
      entered = enteredNow();
      if (before && before !== next) leaveOut(before);
      if (left && left !== entered) sweep(left);
      if (next && next.tabIndex !== 0) next.tabIndex = 0;
    },
  };
}

/**
 * Leaves one stop for the Tab key: arrow keys lead through the cells, whatever controls the caller puts into them.
 * Returns how to move it.
 */
export function useOneStop(grid: RefObject<HTMLElement | null>): (stop: HTMLElement | null) => void {
  const [stops] = useState(createStops);
  useLayoutEffect(() => (grid.current ? stops.watch(grid.current) : undefined), [grid, stops]);
  return stops.move;
}
