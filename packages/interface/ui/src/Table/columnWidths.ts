import type { KeyboardEvent, ReactNode } from 'react';

/** Widths of columns in px, by the column's id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The edge of a head, as the table knows it. */
export interface HeadEdge {
  /** The column. */
  columnId: string;
  /** The words of its head. */
  header: string;
  /** The width that is drawn, as far as it is known. */
  width: number | undefined;
  /** Whether arrow keys lead through the heads, so that the edge is no stop of the Tab key. */
  isGrid: boolean;
}

/**
 * Widths that the user may change: made by `columnResizing` of `@resonanz/ui/columnResizing`, so that only tables whose
 * widths change bring what changes them.
 */
export interface ColumnResizing {
  /** Widths the user chose. */
  widths: ColumnWidths;
  /** Draws the edge of a head. */
  drawEdge: (edge: HeadEdge) => ReactNode;
  /** Answers the keys of a head; returns whether the key was one that changes the width. */
  onHeadKey: (event: KeyboardEvent, columnId: string) => boolean;
  /** The width at which the words of a head still stand on one line. */
  leastWidth: (table: HTMLTableElement, columnId: string) => number;
  /** The width at which the content of a column just fits. */
  fittingWidth: (table: HTMLTableElement, columnId: string) => number;
}

/** The head of a column. */
export const headOf = (table: HTMLTableElement, id: string) =>
  table.querySelector<HTMLElement>(`thead th[data-column="${CSS.escape(id)}"]`);

/** The present width of a column. */
export const headWidth = (table: HTMLTableElement, id: string) => headOf(table, id)?.offsetWidth ?? 0;
