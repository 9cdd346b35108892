import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { startVar, widthVar } from './columnLayout.ts';
import { COLUMN_WIDTH, leadingSticky, type TableColumn } from './columns.ts';
import { type ColumnResizing, type ColumnWidths, headWidth } from './columnWidths.ts';

/** Stands for the column with the actions. */
export const ACTION_COLUMN = '\u0000action';

interface Measured {
  readonly key: string;
  readonly widths: ColumnWidths;
  readonly least: ColumnWidths;
}

const nothing: ColumnWidths = {};

interface ColumnWidthsOptions<Row> {
  columns: readonly TableColumn<Row>[];
  resizing: ColumnResizing | undefined;
  table: RefObject<HTMLTableElement | null>;
  selectionWidth: number;
  hasAction: boolean;
  isWindowed: boolean;
  hasRows: boolean;
  /** Columns are as wide as they say: nothing is measured, and nothing moves when the rows arrive. */
  isDeclared: boolean;
  actionWidth: number;
}

/**
 * Widths of the columns. The browser lays them out by their content until rows come and go under the scroll position or
 * the user has chosen a width; from then on they are fixed as measured, so that nothing jumps.
 */
export function useColumnWidths<Row>(options: ColumnWidthsOptions<Row>) {
  const { columns, resizing, table, selectionWidth, hasAction, isWindowed, hasRows, isDeclared, actionWidth } = options;
  const chosen = resizing?.widths ?? nothing;
  const isChosen = Object.keys(chosen).length > 0;
  const needsFixed = !isDeclared && hasRows && (isWindowed || isChosen);
  const key = columns.map(({ id, header }) => `${id}=${header}`).join('\n');
  const [measured, setMeasured] = useState<Measured>({ key: '', widths: nothing, least: nothing });
  const isFixed = isDeclared || (needsFixed && measured.key === key);

  useLayoutEffect(() => {
    if (!needsFixed || isFixed || !table.current) return;
    const element = table.current;
    const ids = [...columns.map(({ id }) => id), ...(hasAction ? [ACTION_COLUMN] : [])];
    const measure = (widthOf: typeof headWidth) =>
      Object.fromEntries(ids.map((id) => [id, widthOf(element, id)] as const));
    setMeasured({
      key,
      widths: measure(isWindowed || !resizing ? headWidth : resizing.fittingWidth),
      least: resizing ? measure(resizing.leastWidth) : nothing,
    });
  }, [needsFixed, isFixed, isWindowed, key, columns, hasAction, table, resizing]);

  const declared = (id: string) =>
    id === ACTION_COLUMN ? actionWidth : (columns.find((column) => column.id === id)?.width ?? COLUMN_WIDTH);
  const widthOf = (id: string) =>
    isDeclared
      ? (chosen[id] ?? declared(id))
      : Math.max(chosen[id] ?? measured.widths[id] ?? 0, measured.least[id] ?? 0);
  const total = columns.reduce(
    (sum, { id }) => sum + widthOf(id),
    selectionWidth + (hasAction ? widthOf(ACTION_COLUMN) : 0),
  );
  const style: Record<string, string> = isFixed ? { tableLayout: 'fixed', inlineSize: `max(100%, ${total}px)` } : {};
  let begin = selectionWidth;
  for (const [at, id] of leadingSticky(columns).entries()) {
    style[startVar(at)] = `${begin}px`;
    if (!isFixed) style[widthVar(at)] = `${declared(id)}px`;
    begin += isFixed ? widthOf(id) : declared(id);
  }

  // Words of a head may make a sticky column wider than it asks to be; the next one begins where it really ends.
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || isFixed) return;
    const heads = [...element.querySelectorAll<HTMLElement>('thead th[data-sticky]')];
    if (heads.length < 2) return;
    const observer = new ResizeObserver(() => {
      let start = selectionWidth;
      heads.forEach((head, at) => {
        element.style.setProperty(startVar(at), `${start}px`);
        start += head.offsetWidth;
      });
    });
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [table, isFixed, key, selectionWidth]);

  return { isFixed, widthOf, style: style as CSSProperties };
}
