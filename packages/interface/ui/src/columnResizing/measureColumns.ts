import { headOf, headWidth } from '../Table/columnWidths.ts';

/** Narrowest column, so that its edge can still be grasped. */
const NARROWEST = 48;

/** The width at which the words of a head still stand on one line. */
export function leastWidth(table: HTMLTableElement, id: string): number {
  const head = headOf(table, id);
  const words = head?.querySelector<HTMLElement>('[data-words]');
  if (!head || !words) return head ? 0 : NARROWEST;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  return Math.max(
    NARROWEST,
    Math.ceil(words.offsetWidth + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)),
  );
}

/** The width at which the content of a column that is in the document just fits. */
export function fittingWidth(table: HTMLTableElement, id: string): number {
  const column = table.querySelector<HTMLElement>(`col[data-column="${CSS.escape(id)}"]`);
  const before = { table: table.style.cssText, column: column?.style.cssText ?? '' };
  table.style.tableLayout = 'auto';
  table.style.inlineSize = 'max-content';
  if (column) column.style.inlineSize = 'auto';
  const width = headWidth(table, id);
  table.style.cssText = before.table;
  if (column) column.style.cssText = before.column;
  return width;
}
