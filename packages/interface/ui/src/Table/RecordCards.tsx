import { useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { WHOLE_UP_TO } from '../rowWindow/rowWindow.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardChunk } from './CardChunk.tsx';
import type { RowId } from './columns.ts';
import { RecordCard } from './RecordCard.tsx';
import * as css from './RecordCards.css.ts';
import type { TableView } from './TableView.ts';

const CHUNK = 20;

/** The table on phones: one card a record; of many, only the cards near the sight are drawn. */
export function RecordCards<Row, Id extends RowId>({
  table,
  columns,
  selection,
  cells,
  setCells,
  status,
}: TableView<Row, Id>) {
  const {
    caption,
    showsCaption,
    rows,
    getRowId,
    renderCard,
    rowAction,
    isLoading,
    skeletonRows = 10,
    empty,
    firstRow,
  } = table;
  const isRange = useRef(false);
  const isWaiting = isLoading && rows.length === 0;
  const isLong = rows.length > WHOLE_UP_TO;
  const cardAt = (row: Row, at: number) => (
    <RecordCard
      key={getRowId(row)}
      row={row}
      rowId={getRowId(row)}
      place={isLong ? { 'aria-posinset': at + 1, 'aria-setsize': rows.length } : {}}
      columns={columns}
      selection={selection}
      onSelect={(isSelected) => selection?.toggle(row, isSelected, isRange.current)}
      renderCard={renderCard}
      action={rowAction}
      cells={cells.get(getRowId(row))}
      setCells={setCells}
    />
  );
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) => chunk * CHUNK);
  return (
    <>
      {showsCaption && <p className={css.title}>{caption}</p>}
      {selection && !selection.isEmpty && (
        <div className={css.all}>
          <Checkbox isSelected={selection.isAll} isIndeterminate={selection.isSome} onChange={selection.toggleAll}>
            {selection.selectAllLabel}
          </Checkbox>
        </div>
      )}
      {firstRow}
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
        <div
          role="list"
          aria-label={caption}
          onClickCapture={({ shiftKey }) => {
            isRange.current = shiftKey;
          }}
        >
          {isLong
            ? starts.map((start) => (
                <CardChunk key={start} count={Math.min(CHUNK, rows.length - start)} isFirst={start === 0}>
                  {() => rows.slice(start, start + CHUNK).map((row, at) => cardAt(row, start + at))}
                </CardChunk>
              ))
            : rows.map(cardAt)}
        </div>
      )}
      {status}
    </>
  );
}
