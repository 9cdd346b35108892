import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLayout } from './layout.ts';
import { NO_TRACKS, type Span, tracksInSight } from './tracksInSight.ts';

/** The tracks that are drawn beside the pinned ones; drawn anew in the frame that scrolls them into sight. */
export function useTracksInSight<Row>(body: RefObject<HTMLElement | null>, { tracks }: GridLayout<Row>): Span {
  const [span, setSpan] = useState(NO_TRACKS);

  useLayoutEffect(() => {
    const grid = body.current?.closest<HTMLElement>('[role=grid]');
    if (!grid) return;
    const heads = [...grid.querySelectorAll<HTMLElement>('[data-line="-1"] > [data-track]')];
    let drawn = NO_TRACKS;
    let ends: readonly number[] = [];
    let pinned = 0;
    let width = 0;
    const measure = () => {
      let end = 0;
      ends = heads.map((head) => (end += head.getBoundingClientRect().width));
      pinned = ends[tracks.findLastIndex(({ isPinned }) => isPinned)] ?? 0;
      width = grid.clientWidth;
    };
    /** Returns what is to be drawn, when it is something else than before. */
    const next = (): Span | null => {
      // Right to left it is negative.
      const start = Math.abs(grid.scrollLeft);
      const wanted = tracksInSight({ ends, from: start + pinned, to: start + width }, drawn);
      if (wanted === drawn) return null;
      drawn = wanted;
      return wanted;
    };
    const draw = () => {
      const wanted = next();
      if (wanted) flushSync(() => setSpan(wanted));
    };
    const observer = new ResizeObserver(() => {
      measure();
      draw();
    });
    for (const element of [grid, ...heads]) observer.observe(element);
    grid.addEventListener('scroll', draw, { passive: true });
    measure();
    const wanted = next();
    if (wanted) setSpan((old) => (old.first === wanted.first && old.last === wanted.last ? old : wanted));
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', draw);
    };
  }, [body, tracks]);

  return span;
}
