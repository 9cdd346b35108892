import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts';
import { classNames } from '../classNames.ts';
import { rowHeaderOf, type RowId, SELECTION_WIDTH, stickyStarts } from './columns.ts';
import { RecordCards } from './RecordCards.tsx';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './TableProps.ts';
import { SkeletonRow, TableRow } from './TableRow.tsx';
import { useScrollableRegion } from '../useScrollableRegion/useScrollableRegion.ts';
import { useRowSelection } from './useRowSelection.ts';

/** Records in rows; on phones, record cards. */
export function Table<Row, Id extends RowId>(props: TableProps<Row, Id>) {
  const { caption, showsCaption, columns, rows, getRowId, sort, onSortChange, rowAction, rowActionLabel, empty, firstRow } = props;
  const { isLoading = false, loadingLabel, skeletonRows = 10, density, isFlush, isGrowing } = props;
  const isPhone = useMediaQuery(media.phone);
  const selection = useRowSelection(props);
  const region = useScrollableRegion({ 'aria-label': caption });
  if (isPhone) return <RecordCards table={props} selection={selection} />;

  const selectionWidth = selection ? SELECTION_WIDTH + (isFlush ? 14 : 0) : 0;
  const starts = stickyStarts(columns, selectionWidth);
  const layout = { columns, starts, headerId: rowHeaderOf(columns)?.id };
  const span = columns.length + (selection ? 1 : 0) + (rowAction ? 1 : 0);
  const isWaiting = isLoading && rows.length === 0;
  return (
    <div {...region} className={classNames(css.scroller, css.density[density ?? 'inherit'], isGrowing && css.growing)}>
      <table className={classNames(css.table, isFlush && css.flush)} aria-busy={isLoading}>
        <caption className={showsCaption ? css.shownCaption : css.caption}>{caption}</caption>
        <TableHead
          columns={columns}
          starts={starts}
          selection={selection}
          selectionWidth={selectionWidth}
          sort={sort}
          onSortChange={onSortChange}
          rowActionLabel={rowActionLabel}
          hasRowAction={rowAction !== undefined}
        />
        <tbody>
          {firstRow && (
            <tr className={css.row}>
              <td className={css.cell} colSpan={span}>
                {firstRow}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <TableRow key={getRowId(row)} row={row} layout={layout} selection={selection} action={rowAction?.(row)} />
          ))}
          {isWaiting &&
            Array.from({ length: skeletonRows }, (_, at) => (
              <SkeletonRow key={at} at={at} layout={layout} hasSelection={selection !== null} hasAction={rowAction !== undefined} />
            ))}
          {!isLoading && rows.length === 0 && empty && (
            <tr>
              <td className={css.emptyCell} colSpan={span}>
                <div className={css.emptyContent}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <span className={css.status} role="status">
        {isLoading ? loadingLabel : ''}
      </span>
    </div>
  );
}
