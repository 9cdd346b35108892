import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Direction, firstWindow, type RowWindow, windowAt } from './rowWindow.ts';

interface RowWindowOptions {
  /** Whether only rows in sight are drawn. */
  isWindowed: boolean;
  /** The element that holds the rows; each of them has `data-row`. */
  list: RefObject<HTMLElement | null>;
  /** The element that scrolls. */
  boxOf: (list: HTMLElement) => HTMLElement | null | undefined;
  /** Height of a row in px until one is measured. */
  firstGuess: number;
}

const all: RowWindow = { first: 0, end: Number.POSITIVE_INFINITY };

/** Which rows of a list to draw: all, or those in sight of the box that scrolls it; and how high a row is. */
export function useRowWindow({ isWindowed, list: ref, boxOf, firstGuess }: RowWindowOptions) {
  const [{ rows, rowHeight }, setDrawn] = useState({ rows: firstWindow, rowHeight: firstGuess });
  useLayoutEffect(() => {
    const list = ref.current;
    const box = list && boxOf(list);
    if (!isWindowed || !box) return;
    let drawn: RowWindow | null = null;
    let height = firstGuess;
    let listTop = 0;
    let boxHeight = 0;
    let before = 0;
    let direction: Direction = 'rest';
    const update = (isForced: boolean) => {
      const top = box.scrollTop;
      if (top !== before) direction = top < before ? 'up' : 'down';
      before = top;
      const next = windowAt(Math.max(0, top - listTop), boxHeight, height, direction);
      if (!isForced && drawn && next.first === drawn.first && next.end === drawn.end) return;
      drawn = next;
      setDrawn({ rows: next, rowHeight: height });
    };
    const measure = () => {
      const rowNow = list.querySelector<HTMLElement>('[data-row]')?.offsetHeight || firstGuess;
      const isNew = rowNow !== height;
      height = rowNow;
      listTop = list.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
      // A box that no one bounds is as high as its rows.
      boxHeight = Math.min(box.clientHeight, window.innerHeight);
      update(isNew);
    };
    measure();
    // React would draw after the next paint, which leaves blank rows behind a fast scroll.
    const onScroll = () => flushSync(() => update(false));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // Rows become higher with the density or the size of the text.
    observer.observe(list);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [isWindowed, ref, boxOf, firstGuess]);
  return { rows: isWindowed ? rows : all, rowHeight };
}
