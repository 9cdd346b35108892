/** Edges in px, from the upper left corner of the window. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a list stands: hanging from `top`, or standing on `bottom` (above the field). */
export interface Placement {
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
  readonly edge: 'top' | 'bottom';
  readonly at: number;
}

/** Between field and list. */
const OFFSET = 4;
/** Between list and the edge of the window. */
const PADDING = 8;
const LEAST_WIDTH = 160;

/**
 * As wide as the field and below it; above where below there is too little room and more above, and never beyond the
 * window.
 */
export function placementOf(field: Edges, height: number, view: Edges, isRightToLeft = false): Placement {
  const width = Math.min(Math.max(field.right - field.left, LEAST_WIDTH), view.right - view.left - 2 * PADDING);
  const start = isRightToLeft ? field.right - width : field.left;
  const left = Math.max(view.left + PADDING, Math.min(start, view.right - PADDING - width));
  const below = view.bottom - field.bottom - OFFSET - PADDING;
  const above = field.top - view.top - OFFSET - PADDING;
  const isBelow = height <= below || below >= above;
  return isBelow
    ? { left, width, maxHeight: below, edge: 'top', at: field.bottom + OFFSET }
    : { left, width, maxHeight: above, edge: 'bottom', at: field.top - OFFSET };
}
