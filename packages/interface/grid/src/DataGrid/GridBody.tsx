import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Marks } from './cellMarks.ts';
import * as css from './DataGrid.css.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { CellShared } from './GridActions.ts';
import type { GridRowId } from './GridColumn.ts';
import { GridRow } from './GridRow.tsx';
import type { GridLayout } from './layout.ts';
import { type Block, isMany } from './place.ts';
import type { Cursor } from './useCursor.ts';
import type { Editing } from './useEditing.ts';
import { useMotion } from './useMotion.ts';
import { useRowsAhead } from './useRowsAhead.ts';
import { useTracksInSight } from './useTracksInSight.ts';

const FIRST_GUESS = 40;
/** Longest time a timer can have, in ms. */
const NEVER = 2 ** 31 - 1;

interface GridBodyProps<Row, Id extends GridRowId> {
  props: DataGridProps<Row, Id>;
  layout: GridLayout<Row>;
  scroller: RefObject<HTMLDivElement | null>;
  cursor: Cursor<Id>;
  marks: Marks<Id>;
  editing: Editing<Id> | null;
  selected: ReadonlySet<Id>;
  fill: Block | null;
  /** The grid has focus, so the fill handle is useful. */
  isInside: boolean;
  /** Lines above the first row. */
  linesAbove: number;
  shared: CellShared<Id>;
  /** Called after rows were drawn. */
  onDrawn: () => void;
}

const isIn = (block: Block | null, row: number): block is Block =>
  block !== null && row >= block.top && row <= block.bottom;

/** The rows and columns in sight, and the cells the user stands on. */
export function GridBody<Row, Id extends GridRowId>(options: GridBodyProps<Row, Id>) {
  const { props, layout, scroller, cursor, marks, editing, selected, fill, isInside, linesAbove, shared, onDrawn } =
    options;
  const { rows, getRowId, selection, rowAction, onSave } = props;
  const body = useRef<HTMLDivElement>(null);
  // Before the rows: their listeners read where the grid stands while nothing has been drawn yet.
  const motion = useMotion(body);
  const watch = useTracksInSight(body, layout);
  const [{ height, before }, setMeasured] = useState({ height: FIRST_GUESS, before: 0 });
  const rowsAhead = useRowsAhead();
  const retained = [cursor.active.row, cursor.reach.row].filter((row) => row >= 0 && row < rows.length);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises it; it is read at each drawing.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    scrollMargin: before,
    // At the end of a scroll the virtualizer would read the place by itself and draw it a frame later; nothing here
    // asks whether it scrolls.
    isScrollingResetDelay: NEVER,
    getItemKey: (at) => {
      const row = rows[at];
      return row === undefined ? at : getRowId(row);
    },
    // The row with the focus stays in the document when it is scrolled out of sight.
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const { first, last } = rowsAhead.toDraw({ first: startIndex, last: endIndex }, count);
      const drawn = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return [...new Set([...drawn, ...retained])].toSorted((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const next = {
        height: element.querySelector<HTMLElement>('[data-line]')?.offsetHeight || FIRST_GUESS,
        before: element.offsetTop,
      };
      setMeasured((old) => (old.height === next.height && old.before === next.before ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The form that adds a row may grow, and rows become higher with the density.
    const above = element.previousElementSibling;
    if (above) observer.observe(above);
    return () => observer.disconnect();
  }, [rows.length]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  useLayoutEffect(() => rowsAhead.settle());
  useLayoutEffect(onDrawn);

  const { block } = cursor;
  const isMarked = block !== null && isMany(block);
  const blockColumns = block ? layout.tracks.slice(block.first, block.last + 1) : [];
  const canFill =
    onSave !== undefined &&
    isInside &&
    !editing &&
    blockColumns.some(({ column }) => column?.kind !== undefined && column.isEditable !== undefined);
  return (
    <div ref={body} role="rowgroup" className={css.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const rowId = getRowId(row);
        const isBlock = isMarked && isIn(block, index);
        const isFill = isIn(fill, index) && !isIn(block, index);
        return (
          <GridRow
            key={key}
            row={row}
            rowId={rowId}
            index={index}
            offset={start - before}
            linesAbove={linesAbove}
            layout={layout}
            watch={watch}
            motion={motion}
            activeTrack={cursor.active.row === index ? cursor.active.track : -1}
            reachTrack={cursor.reach.row === index ? cursor.reach.track : -1}
            canSave={onSave !== undefined}
            marks={marks.get(rowId)}
            blockFirst={isBlock ? block.first : -1}
            blockLast={isBlock ? block.last : -1}
            isBlockTop={isBlock && index === block.top}
            isBlockBottom={isBlock && index === block.bottom}
            fillFirst={isFill ? fill.first : -1}
            fillLast={isFill ? fill.last : -1}
            handleTrack={canFill && block && index === block.bottom ? block.last : -1}
            editing={editing?.rowId === rowId ? editing : null}
            isTicked={selected.has(rowId)}
            tickLabel={selection?.selectRowLabel}
            action={rowAction}
            shared={shared}
          />
        );
      })}
    </div>
  );
}
