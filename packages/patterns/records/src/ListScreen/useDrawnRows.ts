import { useDeferredValue } from 'react';
import { useIsServerDrawn } from './useIsServerDrawn.ts';

/** Rows a window of usual height shows, and a few more. */
const IN_SIGHT = 16;

/**
 * How many rows to draw: those in sight in the first paint that has rows, and right after it all (`undefined`), which
 * gives way to whatever the user does; a server draws all.
 */
export function useDrawnRows(hasRows: boolean): number | undefined {
  return useDeferredValue(hasRows, useIsServerDrawn()) ? undefined : IN_SIGHT;
}
