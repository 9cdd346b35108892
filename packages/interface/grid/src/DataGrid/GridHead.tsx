import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Icon } from '@resonanz/ui/Icon';
import type { TableSort } from '@resonanz/ui/Table';
import { ColumnEdge, resizeByKey } from './ColumnEdge.tsx';
import * as frame from './DataGrid.css.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { GridColumn, GridRowId } from './GridColumn.ts';
import * as css from './GridHead.css.ts';
import type { GridLayout, Track } from './layout.ts';
import type { Ticks } from './useTicks.ts';

interface GridHeadProps<Row, Id extends GridRowId> {
  props: DataGridProps<Row, Id>;
  layout: GridLayout<Row>;
  ticks: Ticks<Row, Id>;
  /** Reports a changed sort order. */
  say: (message: string) => void;
}

function HeadWords<Row>({
  column,
  align,
  sort,
  onSort,
}: {
  column: GridColumn<Row>;
  align: Track<Row>['align'];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}) {
  if (column.hidesHeader) return <span className={css.hidden}>{column.header}</span>;
  if (!column.isSortable || !onSort) {
    return (
      <span data-words="" className={css.words}>
        {column.header}
      </span>
    );
  }
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  return (
    <button
      type="button"
      data-words=""
      tabIndex={-1}
      className={css.sortButton}
      onClick={() => onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
    >
      <span className={css.words}>{column.header}</span>
      <span
        className={[css.sortMark, !direction && css.sortMarkOff, align === 'end' && css.sortMarkFirst]
          .filter(Boolean)
          .join(' ')}
      >
        <Icon icon={direction === 'descending' ? CaretDownIcon : CaretUpIcon} size="mini" />
      </span>
    </button>
  );
}

/** The head of a column: its words, which may sort, and the edge that changes its width. */
function HeadCell<Row, Id extends GridRowId>({
  track,
  at,
  props,
  say,
}: { track: Track<Row>; at: number } & Pick<GridHeadProps<Row, Id>, 'props' | 'say'>) {
  const { sort, onSortChange, resizing, labels } = props;
  const { column, align, isPinned, id, style } = track;
  if (!column) return null;
  const onResize =
    resizing && !column.hidesHeader
      ? (width: number) => resizing.onWidthsChange({ ...resizing.widths, [id]: width })
      : null;
  const sortedHere = sort?.columnId === id ? sort.direction : 'none';
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      // The name of the edge is not part of the head's.
      aria-label={onResize ? column.header : undefined}
      aria-sort={column.isSortable ? sortedHere : undefined}
      tabIndex={-1}
      data-track={at}
      className={[css.head, css.align[align], isPinned && css.pinned].filter(Boolean).join(' ')}
      style={style}
      onKeyDown={(event) => {
        if (onResize && event.shiftKey && event.key.startsWith('Arrow') && resizeByKey(event, onResize))
          event.preventDefault();
      }}
    >
      <HeadWords
        column={column}
        align={align}
        sort={sort}
        onSort={
          onSortChange &&
          ((next) => {
            onSortChange(next);
            say(labels.sorted(column.header, next.direction));
          })
        }
      />
      {onResize && (
        <ColumnEdge
          label={resizing?.edgeLabel(column.header) ?? ''}
          width={resizing?.widths[id] ?? column.width ?? 0}
          onResize={onResize}
        />
      )}
    </div>
  );
}

/** The head that stays in sight. */
export function GridHead<Row, Id extends GridRowId>({ props, layout, ticks, say }: GridHeadProps<Row, Id>) {
  const { selection, rowActionLabel = '' } = props;
  return (
    <div role="row" aria-rowindex={1} data-line={-1} className={`${frame.line} ${css.line}`}>
      {layout.tracks.map((track, at) =>
        track.kind === 'column' ? (
          <HeadCell key={track.id} track={track} at={at} props={props} say={say} />
        ) : (
          <div
            key={track.id}
            role="columnheader"
            aria-colindex={at + 1}
            tabIndex={-1}
            data-track={at}
            className={[css.head, css.align[track.align], track.isPinned && css.pinned].filter(Boolean).join(' ')}
            style={track.style}
          >
            {track.kind === 'tick' && selection ? (
              <Checkbox
                aria-label={selection.selectAllLabel}
                isSelected={ticks.isAll}
                isIndeterminate={ticks.isSome}
                isDisabled={props.rows.length === 0}
                onChange={ticks.toggleAll}
              />
            ) : (
              <span className={css.hidden}>{rowActionLabel}</span>
            )}
          </div>
        ),
      )}
    </div>
  );
}
