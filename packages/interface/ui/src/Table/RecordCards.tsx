import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { rowHeaderOf, type RowId, type TableColumn } from './columns.ts';
import * as css from './RecordCards.css.ts';
import * as table from './Table.css.ts';
import type { TableProps } from './TableProps.ts';
import type { RowSelection } from './useRowSelection.ts';

function ColumnCard<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  const header = rowHeaderOf(columns);
  return (
    <>
      {header && <div className={css.name}>{header.cell(row)}</div>}
      <dl className={css.facts}>
        {columns
          .filter((column) => column !== header && !column.hidesInCard)
          .map((column) => (
            <div key={column.id}>
              <dt className={column.hidesHeader ? table.hiddenHead : css.factName}>{column.header}</dt>
              <dd className={css.fact}>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** The table on phones: one card a record. */
export function RecordCards<Row, Id extends RowId>({
  table: props,
  selection,
}: {
  table: TableProps<Row, Id>;
  selection: RowSelection<Row> | null;
}) {
  const { caption, showsCaption, rows, columns, getRowId, renderCard, rowAction, isLoading, loadingLabel, skeletonRows = 10, empty, firstRow } = props;
  const isWaiting = isLoading && rows.length === 0;
  return (
    <div className={css.region} aria-busy={isLoading || undefined}>
      {showsCaption && <p className={css.title}>{caption}</p>}
      {selection && !selection.isEmpty && (
        <div className={css.all}>
          <Checkbox isSelected={selection.isAll} isIndeterminate={selection.isSome} onChange={selection.toggleAll}>
            {selection.selectAllLabel}
          </Checkbox>
        </div>
      )}
      {firstRow}
      <span className={table.status} role="status">
        {isLoading ? loadingLabel : ''}
      </span>
      {!isWaiting && rows.length === 0 && empty}
      {isWaiting && (
        <div aria-hidden="true">
          {Array.from({ length: Math.min(skeletonRows, 5) }, (_, at) => (
            <div key={at} className={css.card}>
              <div className={`${css.content} ${css.place}`}>
                <Skeleton width="60%" />
                <Skeleton width="90%" />
                <Skeleton width="40%" />
              </div>
            </div>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <ul aria-label={caption}>
          {rows.map((row) => {
            const isSelected = selection?.isSelected(row) ?? false;
            return (
              <li key={getRowId(row)} className={css.card} data-selected={isSelected || undefined}>
                {selection && (
                  <div className={css.select}>
                    <Checkbox
                      aria-label={selection.selectRowLabel(row)}
                      isSelected={isSelected}
                      isDisabled={!selection.isSelectable(row)}
                      onChange={(isOn) => selection.toggle(row, isOn)}
                    />
                  </div>
                )}
                <div className={css.content}>{renderCard ? renderCard(row) : <ColumnCard row={row} columns={columns} />}</div>
                {rowAction && <div className={css.action}>{rowAction(row)}</div>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
