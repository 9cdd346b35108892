import { CheckIcon, WarningCircleIcon } from '@phosphor-icons/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/Icon.tsx';
import { formatNumber } from '../NumberField/numberText.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { CellEdit, CellState, CellValue } from './CellEdit.ts';
import { CellEditor } from './CellEditor.tsx';
import type { RowId, TableColumn } from './columns.ts';
import * as css from './EditableCell.css.ts';
import type { CellActions } from './useCellEditing.ts';

/** What a cell needs to be edited. */
export interface EditableCellProps<Row> {
  row: Row;
  rowId: RowId;
  column: TableColumn<Row>;
  edit: CellEdit<Row>;
  state: CellState | undefined;
  actions: CellActions;
  /** A stop of the Tab key of its own; in a grid the arrow keys lead here. */
  isStop?: boolean;
}

function DraftText<Row>({ edit, draft }: { edit: CellEdit<Row>; draft: CellValue }) {
  const { locale } = useLocale();
  if (edit.kind === 'select') return edit.options.find(({ id }) => id === draft)?.label;
  if (edit.kind === 'text' || typeof draft !== 'number') return draft;
  const text = formatNumber(draft, { locale, fractionDigits: edit.fractionDigits ?? 0, allowsNegative: true });
  return edit.unit ? `${text}\u00a0${edit.unit}` : text;
}

/** A value that becomes a field where it stands. */
export function EditableCell<Row>({ row, rowId, column, edit, state, actions, isStop = false }: EditableCellProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const messageId = useId();
  const isEditing = state?.status === 'editing';
  useLayoutEffect(() => {
    if (isEditing || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [isEditing]);

  if (isEditing) {
    return (
      <CellEditor
        row={row}
        rowId={rowId}
        column={column}
        edit={edit}
        draft={state.draft}
        actions={actions}
        onReturn={() => {
          takesFocus.current = true;
        }}
      />
    );
  }
  const refused = state?.status === 'refused' ? state : null;
  const isPending = state?.status === 'pending';
  const begin = () => actions.begin(rowId, column.id, refused?.draft);
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-edit=""
        className={classNames(css.value, css.align[column.align ?? 'start'], state && css.state[state.status])}
        aria-busy={isPending || undefined}
        {...(refused ? { 'aria-describedby': messageId, title: refused.message } : {})}
        onClick={() => {
          if (!isPending) begin();
        }}
        onKeyDown={(event) => {
          if (event.key === 'F2' && !isPending) begin();
          // The caller's value comes back when the refused one is given up.
          if (event.key === 'Escape' && refused) actions.restore(rowId, column.id);
        }}
      >
        {isPending && <Spinner />}
        {state?.status === 'saved' && <Icon icon={CheckIcon} size="mini" />}
        {refused && <Icon icon={WarningCircleIcon} size="mini" weight="fill" />}
        <span className={css.words}>{refused ? <DraftText edit={edit} draft={refused.draft} /> : column.cell(row)}</span>
      </button>
      {refused && (
        <span id={messageId} hidden>
          {refused.message}
        </span>
      )}
    </>
  );
}
