import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstWindow, type RowWindow, WHOLE_UP_TO, windowAt } from './rowWindow.ts';

const all: RowWindow = { first: 0, end: WHOLE_UP_TO };
const FIRST_GUESS = 40;

/** Which rows to draw: all of a short table, otherwise those in sight; and how high a row is. */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>) {
  const isWindowed = count > WHOLE_UP_TO;
  const [{ rows, rowHeight }, setDrawn] = useState({ rows: firstWindow, rowHeight: FIRST_GUESS });
  useLayoutEffect(() => {
    const box = scroller.current;
    const list = body.current;
    if (!isWindowed || !box || !list) return;
    let drawn = firstWindow;
    let height = FIRST_GUESS;
    let bodyTop = 0;
    let boxHeight = 0;
    const update = (isMeasured: boolean) => {
      const next = windowAt(Math.max(0, box.scrollTop - bodyTop), boxHeight, height);
      if (!isMeasured && next.first === drawn.first && next.end === drawn.end) return;
      drawn = next;
      setDrawn({ rows: drawn, rowHeight: height });
    };
    const measure = () => {
      height = list.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight || FIRST_GUESS;
      bodyTop = list.offsetTop;
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
  }, [isWindowed, scroller, body]);
  return { rows: isWindowed ? rows : all, rowHeight };
}
