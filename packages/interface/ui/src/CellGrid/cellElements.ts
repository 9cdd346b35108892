import type { CellPlace } from './cellMoves.ts';

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';
// Almost all cells are none, and the browser sorts them out faster.
const stops = `:is(thead, tr[data-row]) :is(${controls}):not([tabindex^="-"])`;
// These need the arrow keys themselves, so the cell around them is the stop.
const usesArrows = 'input:not([type=checkbox]), select, textarea, [role=combobox], [role=slider], [role=separator]';

/** The controls of a cell, apart from the edge that changes a width. */
export const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter((each) => !each.matches('[role=separator]'));

/** The element of a cell. */
export function cellAt(table: HTMLTableElement, { row, column }: CellPlace): HTMLTableCellElement | undefined {
  const line = table.querySelector<HTMLTableRowElement>(row < 0 ? 'thead > tr' : `tr[data-row="${row}"]`);
  return line?.cells[Math.min(column, line.cells.length - 1)];
}

/** What takes the focus in a cell: its only control, otherwise the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  const [only, ...more] = controlsOf(cell);
  return only && more.length === 0 && !only.matches(usesArrows) ? only : cell;
}

/** The place of the cell around an element. */
export function placeOf(element: Element): CellPlace | null {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const line = cell?.closest('tr');
  if (!cell || !line) return null;
  if (line.closest('thead')) return { row: -1, column: cell.cellIndex };
  return line.dataset['row'] === undefined ? null : { row: Number(line.dataset['row']), column: cell.cellIndex };
}

/**
 * Leaves one stop for the Tab key: cells are led through by arrow keys, whatever controls the caller puts into them.
 * What stands above the records or in their place keeps its stops.
 */
export function keepOneStop(table: HTMLTableElement, stop: HTMLElement | undefined): void {
  const active = document.activeElement;
  const around = active && stop !== active ? active.closest('td, th') : null;
  for (const control of table.querySelectorAll<HTMLElement>(stops)) {
    if (control === stop || control.closest('[data-editing]') || around?.contains(control)) continue;
    control.tabIndex = -1;
  }
  if (stop && stop.tabIndex !== 0) stop.tabIndex = 0;
}
