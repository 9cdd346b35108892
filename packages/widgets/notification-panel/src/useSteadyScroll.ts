import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the rows in sight where they are when others come, go or turn out taller above them. At the top of the list a
 * new one comes into sight.
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>): void {
  const anchor = useRef<{ row: HTMLElement; place: number } | null>(null);
  useLayoutEffect(() => {
    const { current: scroller } = list;
    if (!scroller) return;
    const placeOf = (row: HTMLElement) => row.offsetTop - scroller.offsetTop;
    const { current: before } = anchor;
    if (before?.row.isConnected && scroller.scrollTop > 0) {
      const shift = placeOf(before.row) - before.place;
      if (shift !== 0) scroller.scrollBy({ top: shift, behavior: 'instant' });
    }
    const rows = [...scroller.children].filter((child) => child instanceof HTMLElement);
    const row = rows.find((each) => placeOf(each) + each.offsetHeight > scroller.scrollTop);
    anchor.current = row ? { row, place: placeOf(row) } : null;
  });
}
