import type { CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { leadingSticky, rowHeaderOf, type TableColumn } from './columns.ts';
import * as css from './Table.css.ts';

interface CellLook {
  className: string;
  style: CSSProperties;
}

/** What all rows share; the same object as long as the columns stay, so that rows are not drawn again. */
export interface RowLayout<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** The columns that stay at the start. */
  readonly stickyIds: readonly string[];
  readonly headerId: string | undefined;
  readonly isGrid: boolean;
  readonly isEven: boolean;
  readonly looks: ReadonlyMap<string, CellLook>;
}

/** Custom properties the table sets, so that rows don't change when columns do. */
export const startVar = (at: number) => `--rz-table-start-${at}`;
/** Width of a sticky column while the browser lays out the columns. */
export const widthVar = (at: number) => `--rz-table-width-${at}`;

/** Looks of all cells; `isClipped` where columns have fixed widths, `isEven` where all rows are of one height. */
export function rowLayoutOf<Row>(
  columns: readonly TableColumn<Row>[],
  isGrid: boolean,
  isClipped: boolean,
  isEven: boolean,
): RowLayout<Row> {
  const stickyIds = leadingSticky(columns);
  const looks = columns.map((column): [string, CellLook] => {
    const at = stickyIds.indexOf(column.id);
    const width = `var(${widthVar(at)}, auto)`;
    const className = classNames(
      css.cell,
      css.align[column.align ?? 'start'],
      column.isTight && css.tight,
      isClipped && css.clipped,
      isEven && css.evenCell,
      at >= 0 && css.sticky,
      at >= 0 && at === stickyIds.length - 1 && css.lastSticky,
    );
    const style =
      at < 0
        ? {}
        : {
            inlineSize: width,
            minInlineSize: width,
            maxInlineSize: `var(${widthVar(at)}, none)`,
            insetInlineStart: `var(${startVar(at)})`,
          };
    return [column.id, { className, style }];
  });
  return { columns, stickyIds, headerId: rowHeaderOf(columns)?.id, isGrid, isEven, looks: new Map(looks) };
}
