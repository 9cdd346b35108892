import type { Place } from './place.ts';

/** What can take the focus. */
export const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
// These need the arrow keys themselves, so the cell around them is the stop.
const USES_ARROWS = 'input:not([type=checkbox]), select, textarea, [role=combobox], [role=slider], [role=separator]';

/** The controls of a cell, apart from the edge that changes a width and the links of values. */
export const controlsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => !each.matches('[role=separator], [data-value-link]'),
  );

/** The element of a cell. */
export const cellAt = (grid: HTMLElement, { row, track }: Place): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-line="${row}"] > [data-track="${track}"]`);

/** Whether a cell stays where it is when the columns scroll: it says where that is. */
export const isPinned = (cell: HTMLElement): boolean => cell.style.insetInlineStart !== '';

/**
 * What takes the focus in a cell: its only control, otherwise the cell. A cell that is typed into keeps it, whatever is
 * drawn there.
 */
export function stopOf(cell: HTMLElement): HTMLElement {
  if (cell.dataset['entry'] !== undefined) return cell;
  const [only, ...more] = controlsOf(cell);
  return only && more.length === 0 && !only.matches(USES_ARROWS) ? only : cell;
}

/** The place of the cell around an element; `null` outside of the grid's own cells. */
export function placeOf(element: Element | null): Place | null {
  const cell = element?.closest<HTMLElement>('[data-track]');
  const line = cell?.parentElement?.dataset['line'];
  return cell && line !== undefined ? { row: Number(line), track: Number(cell.dataset['track']) } : null;
}

/** Whether the user writes there, so that keys and clipboard belong to it. */
export const isField = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox]',
  ) !== null;
