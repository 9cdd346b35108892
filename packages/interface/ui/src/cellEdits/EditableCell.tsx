import { CheckIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CellValue, EditedCell } from '../Table/CellEdit.ts';
import { cellActions } from './cellActions.ts';
import { CellEditor } from './CellEditor.tsx';
import * as css from './EditableCell.css.ts';
import type { DrawnEdit } from './EditOf.ts';

interface EditableCellProps<Row, Value> extends EditedCell<Row> {
  edit: DrawnEdit<Row, Value>;
}

/** A value that becomes a field where it stands. */
export function EditableCell<Row, Value extends CellValue>(props: EditableCellProps<Row, Value>) {
  const { row, column, state, isStop = false, edit } = props;
  const actions = cellActions(props);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const messageId = useId();
  const isEditing = state?.status === 'editing';
  useLayoutEffect(() => {
    if (isEditing || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  // What is drafted in a cell was written by its own field.
  const draft = (state && 'draft' in state ? state.draft : undefined) as Value | undefined;
  if (isEditing) {
    return (
      <CellEditor
        row={row}
        label={column.header}
        edit={edit}
        draft={draft}
        actions={actions}
        onReturn={() => {
          takesFocus.current = true;
        }}
      />
    );
  }
  const rejected = state?.status === 'rejected' ? state : null;
  const isPending = state?.status === 'pending';
  const begin = () => actions.begin(draft);
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-edit=""
        className={classNames(css.value, css.align[column.align ?? 'start'], state && css.state[state.status])}
        aria-busy={isPending || undefined}
        {...(rejected ? { 'aria-describedby': messageId, title: rejected.message } : {})}
        onClick={() => {
          if (!isPending) begin();
        }}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !isPending) begin();
          // The caller's value returns when the rejected one is discarded.
          if (event.key === 'Escape' && rejected) actions.restore();
        }}
      >
        {isPending && <Spinner />}
        {state?.status === 'saved' && <Icon icon={CheckIcon} size="mini" />}
        {rejected && <Icon icon={WarningCircleIcon} size="mini" weight="fill" />}
        <span className={css.words}>{rejected && draft !== undefined ? edit.words(draft) : column.cell(row)}</span>
      </button>
      {rejected && (
        <span id={messageId} hidden>
          {rejected.message}
        </span>
      )}
    </>
  );
}
