/** Height of a row where nothing else is said. */
export const ROW_HEIGHT = 31;
/** Most height a list may take before it scrolls. */
export const LIST_HEIGHT = 200;
/** Space above the first and below the last row. */
export const LIST_PADDING = 4;
const OVERSCAN = 4;

/**
 * The rows to draw: those in sight, a few around them, and the active one wherever it is, because assistive technology
 * points at it.
 */
export function rowsToDraw(scrollTop: number, rowHeight: number, count: number, active: number): number[] {
  const first = Math.max(0, Math.floor((scrollTop - LIST_PADDING) / rowHeight) - OVERSCAN);
  const last = Math.min(count - 1, Math.ceil((scrollTop + LIST_HEIGHT) / rowHeight) + OVERSCAN);
  const rows: number[] = [];
  if (active >= 0 && active < first) rows.push(active);
  for (let row = first; row <= last; row += 1) rows.push(row);
  if (active > last && active < count) rows.push(active);
  return rows;
}

/** Where to scroll so that a row is in sight, moving as little as possible. */
export function scrollTopToReveal(row: number, rowHeight: number, scrollTop: number, height: number): number {
  const top = LIST_PADDING + row * rowHeight;
  if (top - LIST_PADDING < scrollTop) return top - LIST_PADDING;
  const bottom = top + rowHeight + LIST_PADDING;
  return bottom > scrollTop + height ? bottom - height : scrollTop;
}

/** How many rows a page key moves. */
export const pageOf = (rowHeight: number) => Math.max(1, Math.floor((LIST_HEIGHT - 2 * LIST_PADDING) / rowHeight));

/** Where a key leads from the active row, or `null` when it isn't a key of lists. */
export function rowForKey(key: string, active: number, count: number, page: number): number | null {
  const last = count - 1;
  const clamp = (row: number) => Math.min(last, Math.max(0, row));
  switch (key) {
    case 'ArrowDown':
      return clamp(active + 1);
    case 'ArrowUp':
      return active < 0 ? last : clamp(active - 1);
    case 'PageDown':
      return clamp(Math.max(active, 0) + page);
    case 'PageUp':
      return clamp(active - page);
    case 'Home':
      return clamp(0);
    case 'End':
      return last;
    default:
      return null;
  }
}
