import { memo, type ReactNode } from 'react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import type { RowMarks } from './CellMark.ts';
import { isStored, shownValue } from './cellMarks.ts';
import type { CellShared } from './GridActions.ts';
import * as css from './GridCell.css.ts';
import { GridCell } from './GridCell.tsx';
import { type GridRowId, isEditable, valueColumn } from './GridColumn.ts';
import { type GridLayout, isDrawn } from './layout.ts';
import type { Editing } from './useEditing.ts';
import { AtRest, type Motion } from './useMotion.ts';
import { type TrackWatch, useRowTracks } from './useTracksInSight.ts';

interface GridRowProps<Row, Id extends GridRowId> {
  row: Row;
  rowId: Id;
  index: number;
  /** Distance from the first row, in px. */
  offset: number;
  /** Lines above the first row: the head, and the line that adds a row. */
  linesAbove: number;
  layout: GridLayout<Row>;
  /** Says which tracks are drawn, beside those that always are. */
  watch: TrackWatch;
  motion: Motion;
  /** Tracks with an end of the block, drawn out of sight too for the focus; -1 where there is none. */
  activeTrack: number;
  reachTrack: number;
  canSave: boolean;
  marks: RowMarks | undefined;
  /** Tracks of the block in this row; -1 where there is none. */
  blockFirst: number;
  blockLast: number;
  isBlockTop: boolean;
  isBlockBottom: boolean;
  /** Tracks the fill handle is about to change in this row; -1 where there are none. */
  fillFirst: number;
  fillLast: number;
  /** The track with the fill handle; -1 where there is none. */
  handleTrack: number;
  editing: Editing<Id> | null;
  isTicked: boolean;
  tickLabel: ((row: Row) => string) | undefined;
  action: ((row: Row) => ReactNode) | undefined;
  shared: CellShared<Id>;
}

interface TickProps<Row> {
  row: Row;
  isTicked: boolean;
  label: ((row: Row) => string) | undefined;
}

interface ActionProps<Row> {
  row: Row;
  action: ((row: Row) => ReactNode) | undefined;
}

const notAStop = (element: HTMLInputElement | null) => {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
};
// The grid answers for all rows, where it also sees the Shift key.
const answeredAbove = () => {};

/** The box of a row; columns come and go beside it without drawing it again. */
const Tick = memo(<Row,>({ row, isTicked, label }: TickProps<Row>) => (
  <Checkbox ref={notAStop} aria-label={label?.(row) ?? ''} isSelected={isTicked} onChange={answeredAbove} />
)) as <Row>(props: TickProps<Row>) => ReactNode;

/** What can be done with a row, likewise. */
const Action = memo(<Row,>({ row, action }: ActionProps<Row>) => action?.(row)) as <Row>(
  props: ActionProps<Row>,
) => ReactNode;

function edgesOf(
  at: number,
  {
    blockFirst,
    blockLast,
    isBlockTop,
    isBlockBottom,
  }: Pick<GridRowProps<unknown, GridRowId>, 'blockFirst' | 'blockLast' | 'isBlockTop' | 'isBlockBottom'>,
) {
  if (blockFirst < 0 || at < blockFirst || at > blockLast) return null;
  return [isBlockTop && 'top', isBlockBottom && 'bottom', at === blockFirst && 'start', at === blockLast && 'end']
    .filter(Boolean)
    .join(' ');
}

function Line<Row, Id extends GridRowId>(props: GridRowProps<Row, Id>) {
  const {
    row,
    rowId,
    index,
    offset,
    linesAbove,
    layout,
    watch,
    motion,
    activeTrack,
    reachTrack,
    canSave,
    marks,
    fillFirst,
    fillLast,
    handleTrack,
    editing,
    isTicked,
    tickLabel,
    action,
    shared,
  } = props;
  const span = useRowTracks(watch);
  return (
    <div
      role="row"
      aria-rowindex={index + linesAbove + 1}
      aria-selected={tickLabel ? isTicked : undefined}
      data-line={index}
      data-selected={isTicked || undefined}
      data-open={editing ? '' : undefined}
      className={css.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {layout.tracks.map((track, at) => {
        if (!isDrawn(track, at, span) && at !== activeTrack && at !== reachTrack) return null;
        const { column, id } = track;
        if (!column) {
          return (
            <div
              key={id}
              role="gridcell"
              aria-colindex={at + 1}
              tabIndex={-1}
              data-track={at}
              className={[
                css.cell,
                css.align[track.align],
                track.isPinned && css.pinned,
                at === 0 && css.first,
                track.isLast && css.last,
                at === 0 && isTicked && css.selectedEdge,
              ]
                .filter(Boolean)
                .join(' ')}
              style={track.style}
            >
              {track.kind === 'tick' ? (
                <Tick row={row} isTicked={isTicked} label={tickLabel} />
              ) : (
                <AtRest motion={motion} isInSight={at <= span.last}>
                  <Action row={row} action={action} />
                </AtRest>
              )}
            </div>
          );
        }
        const own = valueColumn(column);
        const mark = marks?.[id];
        return (
          <GridCell
            key={id}
            track={track}
            column={column}
            at={at}
            rowIndex={index}
            rowId={rowId}
            row={column.kind === undefined || own?.cell ? row : undefined}
            value={own ? shownValue(mark, own.read(row)) : undefined}
            doubt={own?.doubt && isStored(mark) ? own.doubt(shownValue(mark, own.read(row)), row) : undefined}
            isEditable={canSave && isEditable(column, row)}
            mark={mark}
            edges={edgesOf(at, props)}
            isFilling={fillFirst >= 0 && at >= fillFirst && at <= fillLast}
            hasHandle={at === handleTrack}
            editing={editing?.columnId === id ? editing : null}
            isTicked={at === 0 && isTicked}
            shared={shared}
          />
        );
      })}
    </div>
  );
}

/** One record; drawn again only when something in it changes. */
export const GridRow = memo(Line) as typeof Line;
