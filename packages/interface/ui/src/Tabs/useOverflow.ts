import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ARROW_ROOM } from './arrowRoom.ts';

const edgesOf = (row: HTMLElement) => {
  // Negative where the language runs from right to left.
  const scrolled = Math.abs(row.scrollLeft);
  return { start: scrolled > 1, end: scrolled + row.clientWidth < row.scrollWidth - 1 };
};

/** Scrolls the row, and nothing around it, until the element is in view. */
function reveal(row: HTMLElement, element: Element | null, behavior: ScrollBehavior) {
  if (!element) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = inner.left - outer.left - ARROW_ROOM;
  const after = inner.right - outer.right + ARROW_ROOM;
  if (before < 0) row.scrollBy({ left: before, behavior });
  else if (after > 0) row.scrollBy({ left: Math.min(after, before), behavior });
}

/**
 * The ends at which a row overflows, and how to scroll there. The selected element stays in view, initially, when
 * another is selected and when the width changes.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, chosen: string) {
  const [edges, setEdges] = useState({ start: false, end: false });
  const revealed = useRef<string>(null);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const next = edgesOf(row);
      setEdges((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    const resizes = new ResizeObserver(() => {
      reveal(row, row.querySelector('[aria-selected=true]'), 'instant');
      measure();
    });
    const observe = () => {
      resizes.disconnect();
      for (const element of [row, ...row.children]) resizes.observe(element);
    };
    // react-aria puts the tabs in after the row.
    const changes = new MutationObserver(observe);
    changes.observe(row, { childList: true });
    observe();
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [ref]);

  useEffect(() => {
    if (ref.current && revealed.current !== null && revealed.current !== chosen) {
      reveal(ref.current, ref.current.querySelector('[aria-selected=true]'), 'auto');
    }
    revealed.current = chosen;
  }, [ref, chosen]);

  const scrollTowards = useCallback(
    (end: 'start' | 'end') => {
      const row = ref.current;
      if (!row) return;
      const forth = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollBy({ left: (end === 'end' ? forth : -forth) * (row.clientWidth - 2 * ARROW_ROOM) });
    },
    [ref],
  );

  return { edges, scrollTowards };
}
