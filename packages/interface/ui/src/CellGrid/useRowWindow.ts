import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Direction, firstWindow, type RowWindow, WHOLE_UP_TO, windowAt } from '../Table/rowWindow.ts';

const all: RowWindow = { first: 0, end: WHOLE_UP_TO };
const FIRST_GUESS = 40;

/** Which rows to draw: all of a short table, otherwise those in sight; and how high a row is. */
export function useRowWindow(count: number, body: RefObject<HTMLElement | null>) {
  const isWindowed = count > WHOLE_UP_TO;
  const [{ rows, rowHeight }, setDrawn] = useState({ rows: firstWindow, rowHeight: FIRST_GUESS });
  useLayoutEffect(() => {
    const list = body.current;
    const box = list?.closest('table')?.parentElement;
    if (!isWindowed || !box || !list) return;
    let drawn: RowWindow | null = null;
    let height = FIRST_GUESS;
    let bodyTop = 0;
    let boxHeight = 0;
    let before = 0;
    let direction: Direction = 'rest';
    const update = (isForced: boolean) => {
      const top = box.scrollTop;
      if (top !== before) direction = top < before ? 'up' : 'down';
      before = top;
      const next = windowAt(Math.max(0, top - bodyTop), boxHeight, height, direction);
      if (!isForced && drawn && next.first === drawn.first && next.end === drawn.end) return;
      drawn = next;
      setDrawn({ rows: next, rowHeight: height });
    };
    const measure = () => {
      const rowNow = list.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight || FIRST_GUESS;
      const isNew = rowNow !== height;
      height = rowNow;
      bodyTop = list.offsetTop;
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
  }, [isWindowed, body]);
  return { rows: isWindowed ? rows : all, rowHeight };
}
