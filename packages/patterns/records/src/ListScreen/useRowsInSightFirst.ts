import { useDeferredValue } from 'react';

/** Rows a window of usual height shows, and a few more. */
const IN_SIGHT = 16;

/** Rows of which those in sight are painted first, and the others right after them; that gives way to whatever the user does. */
export function useRowsInSightFirst<Row>(rows: readonly Row[]): readonly Row[] {
  const drawsAll = useDeferredValue(rows.length > 0, false);
  return drawsAll ? rows : rows.slice(0, IN_SIGHT);
}
