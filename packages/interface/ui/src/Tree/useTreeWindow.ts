import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstWindow, type RowWindow, windowAt } from '../Table/rowWindow.ts';

const all: RowWindow = { first: 0, end: Number.POSITIVE_INFINITY };
const FIRST_GUESS = 32;

/** Which lines to draw: all, or those in sight of the box around the tree; and how high a line is. */
export function useTreeWindow(isWindowed: boolean, tree: RefObject<HTMLElement | null>) {
  const [{ rows, rowHeight }, setDrawn] = useState({ rows: firstWindow, rowHeight: FIRST_GUESS });
  useLayoutEffect(() => {
    const list = tree.current;
    const box = list?.parentElement;
    if (!isWindowed || !list || !box) return;
    let drawn = firstWindow;
    let height = FIRST_GUESS;
    let boxHeight = 0;
    const update = (isMeasured: boolean) => {
      const next = windowAt(box.scrollTop, boxHeight, height);
      if (!isMeasured && next.first === drawn.first && next.end === drawn.end) return;
      drawn = next;
      setDrawn({ rows: drawn, rowHeight: height });
    };
    const measure = () => {
      height = list.querySelector<HTMLElement>('[data-row]')?.offsetHeight || FIRST_GUESS;
      // A box that no one bounds is as high as its rows.
      boxHeight = Math.min(box.clientHeight, window.innerHeight);
      update(true);
    };
    measure();
    // React would draw after the next paint, which leaves blank rows behind a fast scroll.
    const onScroll = () => flushSync(() => update(false));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [isWindowed, tree]);
  return { rows: isWindowed ? rows : all, rowHeight };
}
