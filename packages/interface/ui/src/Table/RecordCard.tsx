import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { RowCells, SetCells } from './CellEdit.ts';
import { rowHeaderOf, type RowId, type TableColumn } from './columns.ts';
import * as css from './RecordCards.css.ts';
import { hiddenHead } from './TableHead.css.ts';
import type { RowSelection } from './useRowSelection.ts';

interface RecordCardProps<Row> {
  row: Row;
  rowId: RowId;
  place: { 'aria-posinset'?: number; 'aria-setsize'?: number };
  columns: readonly TableColumn<Row>[];
  selection: RowSelection<Row> | null;
  onSelect: (isSelected: boolean) => void;
  renderCard: ((row: Row) => ReactNode) | undefined;
  action: ((row: Row) => ReactNode) | undefined;
  cells: RowCells | undefined;
  setCells: SetCells;
}

function ColumnCard<Row>({
  row,
  rowId,
  columns,
  cells,
  setCells,
}: Pick<RecordCardProps<Row>, 'row' | 'rowId' | 'columns' | 'cells' | 'setCells'>) {
  const header = rowHeaderOf(columns);
  return (
    <>
      {header && <div className={css.name}>{header.cell(row)}</div>}
      <dl className={css.facts}>
        {columns
          .filter((column) => column !== header && !column.hidesInCard)
          .map((column) => {
            const { id, edit } = column;
            return (
              <div key={id}>
                <dt className={column.hidesHeader ? hiddenHead : css.factName}>{column.header}</dt>
                <dd className={css.fact}>
                  {edit
                    ? edit.draw({
                        row,
                        rowId,
                        column: { ...column, align: 'start' },
                        state: cells?.[id],
                        setCells,
                        isStop: true,
                      })
                    : column.cell(row)}
                </dd>
              </div>
            );
          })}
      </dl>
    </>
  );
}

/** A record on phones. */
export function RecordCard<Row>(props: RecordCardProps<Row>) {
  const { row, place, selection, onSelect, renderCard, action } = props;
  const isSelected = selection?.isSelected(row) ?? false;
  return (
    <div role="listitem" {...place} className={css.card} data-selected={isSelected || undefined}>
      {selection && (
        <div className={css.select}>
          <Checkbox
            aria-label={selection.selectRowLabel(row)}
            isSelected={isSelected}
            isDisabled={!selection.isSelectable(row)}
            onChange={onSelect}
          />
        </div>
      )}
      {renderCard ? <div className={css.content}>{renderCard(row)}</div> : <ColumnCard {...props} />}
      {action && <div className={css.action}>{action(row)}</div>}
    </div>
  );
}
