import { CheckIcon, CloudSlashIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { memo } from 'react';
import { Icon } from '@resonanz/ui/Icon';
import { CellContent } from './CellContent.tsx';
import { CellEditor } from './CellEditor.tsx';
import type { CellMark } from './CellMark.ts';
import * as frame from './DataGrid.css.ts';
import type { CellShared } from './GridActions.ts';
import * as css from './GridCell.css.ts';
import { type GridColumn, type GridRowId, type GridValue, isWords } from './GridColumn.ts';
import type { Track } from './layout.ts';
import type { Editing } from './useEditing.ts';

interface GridCellProps<Row, Id extends GridRowId> {
  track: Track<Row>;
  column: GridColumn<Row>;
  /** Its place among the tracks. */
  at: number;
  rowIndex: number;
  rowId: Id;
  /** Only where the caller draws the cell. */
  row: Row | undefined;
  value: GridValue | undefined;
  isEditable: boolean;
  mark: CellMark | undefined;
  /** What is doubtful about the saved value. */
  doubt: string | undefined;
  /** Outer edges of the block here, separated by spaces; `null` outside of the block. */
  edges: string | null;
  isFilling: boolean;
  hasHandle: boolean;
  editing: Editing<Id> | null;
  isTicked: boolean;
  shared: CellShared<Id>;
}

function stateWords<Id extends GridRowId>(
  mark: CellMark | undefined,
  doubt: string | undefined,
  { labels }: CellShared<Id>,
): string {
  if (doubt !== undefined) return doubt;
  if (mark?.status === 'rejected') return mark.message;
  if (mark?.status === 'saving') return labels.saving;
  if (mark?.status === 'waiting') return labels.waiting;
  return mark?.status === 'changed' ? labels.changedElsewhere : '';
}

function Cell<Row, Id extends GridRowId>(props: GridCellProps<Row, Id>) {
  const {
    track,
    column,
    at,
    rowIndex,
    rowId,
    row,
    value,
    isEditable,
    mark,
    doubt,
    edges,
    isFilling,
    hasHandle,
    editing,
    isTicked,
    shared,
  } = props;
  const words = stateWords(mark, doubt, shared);
  const wordsId = words ? `${shared.gridId}-${rowIndex}-${at}` : undefined;
  const isRejected = mark?.status === 'rejected';
  const isFlag = column.kind === 'checkbox' || column.kind === 'switch';
  const isDoubtful = doubt !== undefined;
  const areWordsAlone = !mark && !isDoubtful && isWords(column);
  const classes = [
    css.cell,
    css.align[track.align],
    (editing || hasHandle) && css.anchor,
    track.isPinned && css.pinned,
    track.isLastPinned && css.lastPinned,
    at === 0 && css.first,
    track.isLast && css.last,
    at === 0 && isTicked && css.selectedEdge,
    isFilling && css.inFill,
    edges !== null && css.inBlock,
  ];
  return (
    <div
      role={track.isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={at + 1}
      aria-readonly={column.kind === undefined || isEditable ? undefined : true}
      aria-selected={edges !== null || undefined}
      aria-invalid={isRejected || undefined}
      aria-errormessage={isRejected ? wordsId : undefined}
      // Few screen readers read error messages yet; all read descriptions.
      aria-describedby={wordsId}
      aria-busy={mark?.status === 'saving' || undefined}
      tabIndex={-1}
      data-track={at}
      data-edges={edges ?? undefined}
      data-mark={mark?.status}
      data-rejected={isRejected || undefined}
      data-doubtful={isDoubtful || undefined}
      {...(editing ? { 'data-editing': '' } : isEditable && !isFlag ? { 'data-entry': '' } : {})}
      className={classes.filter(Boolean).join(' ')}
      style={track.style}
    >
      {editing ? (
        <CellEditor column={column} editing={editing} shared={shared} />
      ) : (
        <div
          className={[
            css.value,
            areWordsAlone && css.wordsAlone,
            isEditable && !isFlag && css.editable,
            isDoubtful ? css.state.rejected : mark && css.state[mark.status],
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {mark?.status === 'saved' && !isDoubtful && <Icon icon={CheckIcon} size="mini" />}
          {mark?.status === 'waiting' && <Icon icon={CloudSlashIcon} size="mini" />}
          {(isRejected || isDoubtful) && <Icon icon={WarningCircleIcon} size="mini" weight="fill" />}
          {isRejected && mark.value === undefined ? (
            <span className={css.words}>{mark.text}</span>
          ) : (
            <CellContent
              column={column}
              rowId={rowId}
              value={value}
              row={row}
              isEditable={isEditable}
              areWordsAlone={areWordsAlone}
              shared={shared}
            />
          )}
        </div>
      )}
      {words && (
        <span id={wordsId} className={frame.hidden} aria-hidden={isRejected ? undefined : true}>
          {words}
        </span>
      )}
      {hasHandle && <span className={css.handle} data-fill="" />}
    </div>
  );
}

/** A cell with a column of the caller's; drawn again only when it changes itself. */
export const GridCell = memo(Cell) as typeof Cell;
