import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Direction, firstWindow, type RowWindow, windowAt } from './rowWindow.ts';

const all: RowWindow = { first: 0, end: Number.POSITIVE_INFINITY };

/**
 * Which rows of a list to draw: all, or those in sight of the box around it or its table, which scrolls and is
 * positioned; and how high a row is, `firstGuess` px until one is measured. Each row has `data-row`.
 */
export function useRowWindow(isWindowed: boolean, ref: RefObject<HTMLElement | null>, firstGuess: number) {
  const [{ rows, rowHeight }, setDrawn] = useState({ rows: firstWindow, rowHeight: firstGuess });
  useLayoutEffect(() => {
    const list = ref.current;
    const box = (list?.closest('table') ?? list)?.parentElement;
    if (!isWindowed || !list || !box) return;
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
      listTop = list.offsetTop;
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
  }, [isWindowed, ref, firstGuess]);
  return { rows: isWindowed ? rows : all, rowHeight };
}
