import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { placeOf } from './cellElements.ts';
import { CellErrors } from './CellErrors.tsx';
import { cellErrorsOf } from './cellErrorsOf.ts';
import { CellHint } from './CellHint.tsx';
import { cellTexts } from './cellText.ts';
import * as css from './DataGrid.css.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { CellShared } from './GridActions.ts';
import { GridBody } from './GridBody.tsx';
import type { GridRowId } from './GridColumn.ts';
import { GridHead } from './GridHead.tsx';
import type { GridModel } from './GridModel.ts';
import { GridPlaceholder } from './GridPlaceholder.tsx';
import { layoutOf, widthsOf } from './layout.ts';
import { useCells } from './useCells.ts';
import { useClipboard } from './useClipboard.ts';
import { useCursor } from './useCursor.ts';
import { useEditing } from './useEditing.ts';
import { useFocusWish, useGridFocus } from './useGridFocus.ts';
import { useHint } from './useHint.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useLatest } from './useLatest.ts';
import { useNews } from './useNews.ts';
import { usePointer } from './usePointer.ts';
import { useTicks } from './useTicks.ts';

/**
 * Records as a spreadsheet: cells are changed where they stand, by keyboard, pointer and clipboard, and each says how
 * its saving went.
 */
export function DataGrid<Row, Id extends GridRowId>(props: DataGridProps<Row, Id>) {
  const { caption, columns, rows, getRowId, labels, selection, resizing, hiddenColumnIds, rowAction, addRow, footer } =
    props;
  const { isLoading = false, empty, error, isFlush = false, height = 'content' } = props;
  const { locale } = useLocale();
  const isPhone = useMediaQuery(media.phone);
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { news, say } = useNews();
  const { wantedRef, takeFocus } = useFocusWish();
  const texts = useMemo(() => cellTexts(locale, labels), [locale, labels]);
  const hasTicks = selection !== undefined;
  const hasActions = rowAction !== undefined;
  const layout = useMemo(
    () => layoutOf({ columns, hiddenIds: hiddenColumnIds, hasTicks, hasActions, isPhone }),
    [columns, hiddenColumnIds, hasTicks, hasActions, isPhone],
  );
  const cells = useCells({ ...props, texts, say });
  const cursor = useCursor<Id>({
    count: rows.length,
    idAt: (at) => {
      const row = rows[at];
      return row === undefined ? null : getRowId(row);
    },
    range: layout.range,
    tracks: layout.tracks.length,
  });
  const editing = useEditing({ ...props, layout, cells, cursor, texts, say, takeFocus });
  const model: GridModel<Row, Id> = { props, layout, cells, cursor, texts, say };
  const ticks = useTicks(props, say);
  const focus = useGridFocus(
    { scroller, cursor, isEditing: () => editing.editing !== null, onLeave: editing.endRun },
    wantedRef,
  );
  const page = () => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>('[data-line="0"], [role=rowgroup] > [data-line]')?.offsetHeight ?? 40;
    // The head stays in sight, and one row too, for orientation.
    return Math.max(1, Math.floor(Math.min(box?.clientHeight ?? 0, window.innerHeight) / row) - 2);
  };
  const onKeyDown = useKeyboard({ model, editing, ticks, page, takeFocus });
  const clipboard = useClipboard(model);
  const pointer = usePointer({ model, editing, scroller, takeFocus });
  const { hint, ...hover } = useHint(model, editing, focus.isInside);

  const latest = useLatest({ editing, cells });
  const shared = useMemo<CellShared<Id>>(
    () => ({
      gridId,
      texts,
      labels,
      actions: {
        commit: (entered, to) => latest.current.editing.commit(entered, to),
        cancel: (to) => latest.current.editing.cancel(to),
        draft: (entered) => latest.current.editing.draft(entered),
        flag: (rowId, columnId, value) => latest.current.cells.change([{ rowId, columnId, value }], 'edit'),
      },
    }),
    [gridId, texts, labels, latest],
  );

  const changed = editing.changedTo();
  const announceChange = useEffectEvent((value: string) => say(labels.changedWhileEditing(value)));
  useEffect(() => {
    if (changed !== null) announceChange(changed);
  }, [changed]);
  const settleEmpty = useEffectEvent(() => {
    if (rows.length === 0) focus.settle();
  });
  useLayoutEffect(() => settleEmpty());

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target as Element);
    const isTick =
      place &&
      place.row >= 0 &&
      layout.tracks[place.track]?.kind === 'tick' &&
      (event.target as Element).matches('input');
    if (isTick) ticks.toggle(place.row, event.shiftKey);
    else pointer.handlers.onClick(event);
  };
  const linesAbove = addRow ? 2 : 1;
  const showsPlaceholder = rows.length === 0 && (isLoading || Boolean(error) || Boolean(empty));
  return (
    <div className={[css.frame, css.height[height]].join(' ')}>
      <div
        ref={scroller}
        role="grid"
        aria-label={caption}
        aria-describedby={`${gridId}-help`}
        aria-rowcount={rows.length + linesAbove}
        aria-colcount={layout.tracks.length}
        aria-multiselectable="true"
        aria-readonly={props.onSave ? undefined : true}
        aria-busy={isLoading}
        className={[css.grid, isFlush && css.flush, height === 'fill' && css.growing].filter(Boolean).join(' ')}
        style={widthsOf(layout, { chosen: resizing?.widths, isPhone })}
        {...clipboard}
        {...pointer.handlers}
        {...hover}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div role="rowgroup" className={css.top} data-grid-head="">
          <GridHead props={props} layout={layout} ticks={ticks} say={say} />
          {addRow && (
            <div role="row" aria-rowindex={2} className={css.addRow}>
              <div role="gridcell" aria-colspan={layout.tracks.length} className={css.acrossInset}>
                {addRow}
              </div>
            </div>
          )}
        </div>
        {rows.length > 0 && (
          <GridBody
            props={props}
            layout={layout}
            scroller={scroller}
            cursor={cursor}
            marks={cells.marks}
            editing={editing.editing}
            selected={ticks.selected}
            fill={pointer.fill}
            isInside={focus.isInside}
            linesAbove={linesAbove}
            shared={shared}
            onDrawn={focus.settle}
          />
        )}
        {showsPlaceholder && (
          <GridPlaceholder layout={layout} isLoading={isLoading}>
            {error ?? empty}
          </GridPlaceholder>
        )}
        {footer && (
          <div role="rowgroup" className={css.footer} data-grid-foot="">
            <div role="row" className={css.footerContent}>
              <div role="gridcell" aria-colspan={layout.tracks.length} className={css.acrossInset}>
                {footer}
              </div>
            </div>
          </div>
        )}
      </div>
      <CellErrors cellErrors={cellErrorsOf(model, takeFocus)} labels={labels} isFlush={isFlush} />
      {hint && (
        <CellHint grid={scroller} row={hint.place.row} track={hint.place.track}>
          {hint.message}
        </CellHint>
      )}
      <span id={`${gridId}-help`} hidden>
        {labels.help}
      </span>
      <span role="status" className={css.hidden}>
        {isLoading ? labels.loading : news}
      </span>
    </div>
  );
}
