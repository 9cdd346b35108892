import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridLayout } from './layout.ts';
import { covers, NONE, type Span } from './span.ts';
import { rowsAtOnce, tracksNeeded, tracksWanted } from './tracksInSight.ts';

type Draw = (span: Span) => void;

/** Tells rows which columns to render besides the fixed ones. */
export interface TrackWatch {
  /** What a row draws that comes now. */
  readonly wanted: () => Span;
  /** A row is there, and has drawn some. Returns how it leaves. */
  readonly join: (draw: Draw, drawn: Span) => () => void;
}

function createWatch() {
  // Who has drawn longest ago comes first.
  const rows = new Map<Draw, Span>();
  let wanted = NONE;
  const put = (due: readonly Draw[]) => {
    for (const draw of due) {
      rows.delete(draw);
      rows.set(draw, wanted);
      draw(wanted);
    }
  };
  return {
    wanted: () => wanted,
    join: (draw: Draw, drawn: Span) => {
      rows.set(draw, drawn);
      return () => rows.delete(draw);
    },
    /** All rows come to the same tracks: there are others than before. */
    reset(span: Span) {
      wanted = span;
      put([...rows].filter(([, drawn]) => !covers(drawn, span) || !covers(span, drawn)).map(([draw]) => draw));
    },
    /**
     * The rows that lack something draw before the next frame is shown, and some of the others, so that not all lack
     * something at once.
     */
    move(needed: Span, span: Span, atOnce: number) {
      wanted = span;
      let room = atOnce;
      const due = [...rows]
        .filter(([, drawn]) => !covers(drawn, needed) || (!covers(drawn, wanted) && room-- > 0))
        .map(([draw]) => draw);
      if (due.length > 0) flushSync(() => put(due));
    },
    count: () => rows.size,
  };
}

/**
 * Watches which tracks are in sight. A row draws them in the frame that scrolls them into sight at the latest, mostly
 * some frames before.
 */
export function useTracksInSight<Row>(body: RefObject<HTMLElement | null>, { tracks }: GridLayout<Row>): TrackWatch {
  const [watch] = useState(createWatch);

  useLayoutEffect(() => {
    const grid = body.current?.closest<HTMLElement>('[role=grid]');
    if (!grid) return;
    const heads = [...grid.querySelectorAll<HTMLElement>('[data-line="-1"] > [data-track]')];
    let ends: readonly number[] = [];
    let pinned = 0;
    let width = 0;
    // Right to left it is negative.
    const place = () => Math.abs(grid.scrollLeft);
    let last = place();
    const measure = () => {
      let end = 0;
      ends = heads.map((head) => (end += head.getBoundingClientRect().width));
      pinned = ends[tracks.findLastIndex(({ isPinned }) => isPinned)] ?? 0;
      width = grid.clientWidth;
    };
    const sight = () => ({ ends, from: last + pinned, to: last + width });
    const draw = () => {
      const moved = place() - last;
      last += moved;
      watch.move(tracksNeeded(sight()), tracksWanted(sight(), moved), rowsAtOnce(watch.count(), moved));
    };
    const observer = new ResizeObserver(() => {
      measure();
      draw();
    });
    for (const element of [grid, ...heads]) observer.observe(element);
    grid.addEventListener('scroll', draw, { passive: true });
    measure();
    watch.reset(tracksWanted(sight(), 0));
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', draw);
    };
  }, [body, tracks, watch]);

  return watch;
}

/** The tracks this row draws. */
export function useRowTracks(watch: TrackWatch): Span {
  const [span, setSpan] = useState(watch.wanted);
  // What it has drawn at first; from then on the watch knows.
  const [first] = useState(span);
  useLayoutEffect(() => watch.join(setSpan, first), [watch, first]);
  return span;
}
