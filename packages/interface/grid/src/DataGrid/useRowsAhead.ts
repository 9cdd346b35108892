import { useLayoutEffect, useReducer, useState } from 'react';
import { rowsToDraw, rowsWanted } from './rowsAhead.ts';
import { covers, NONE, type Span } from './span.ts';

/** Time without a drawing after which the grid is at rest, in ms. */
const REST = 80;

function createRows(drawMore: () => void) {
  let drawn = NONE;
  let next = NONE;
  let isWhole = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** The rows to draw when some are in sight. */
    toDraw(seen: Span, count: number): Span {
      const wanted = rowsWanted(seen, count);
      next = rowsToDraw(seen, drawn, count);
      isWhole = covers(next, wanted) && covers(wanted, next);
      return next;
    },
    /** To be called after every drawing: what a scroll has put off is drawn when there is rest. */
    settle() {
      drawn = next;
      clearTimeout(timer);
      if (!isWhole) timer = setTimeout(drawMore, REST);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Which rows are drawn: those in sight and some beyond, few more in each frame. */
export function useRowsAhead() {
  const [, drawMore] = useReducer((times: number) => times + 1, 0);
  const [rows] = useState(() => createRows(drawMore));
  useLayoutEffect(() => rows.stop, [rows]);
  return rows;
}
