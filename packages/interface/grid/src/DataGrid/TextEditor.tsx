import { type FocusEvent, type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as css from './CellEditor.css.ts';
import type { EditorProps } from './CellEditor.tsx';
import type { GridRowId } from './GridColumn.ts';
import { isCommand } from './gridKeys.ts';
import type { Entered, Leave } from './useEditing.ts';

const arrows: Readonly<Record<string, Leave>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * A text, number or day as it is typed. Who began by typing leaves with the arrow keys; who pressed F2 moves the caret
 * with them.
 */
export function TextEditor<Row, Id extends GridRowId>({ column, editing, shared }: EditorProps<Row, Id>) {
  const { labels, actions } = shared;
  const [text, setText] = useState(editing.mode === 'replace' ? '' : editing.text);
  const [isCalendarOpen, setCalendarOpen] = useState(
    editing.key === 'ArrowDown' && column.kind === 'date' && column.calendar !== undefined,
  );
  const input = useRef<HTMLInputElement>(null);
  const arrowsLeave = useRef(editing.mode === 'replace');
  // Closing takes the focus away, which would save once more.
  const isDone = useRef(false);
  const start = useEffectEvent(() => {
    const field = input.current;
    if (!field || isCalendarOpen) return;
    field.focus({ preventScroll: true });
    if (editing.mode === 'all') field.select();
    else field.setSelectionRange(field.value.length, field.value.length);
  });
  useLayoutEffect(() => start(), []);

  const finish = (entered: Entered | null, to: Leave) => {
    if (isDone.current) return;
    isDone.current = true;
    // Otherwise the field would unmount while focused, and browsers report that differently.
    if (to !== 'elsewhere') input.current?.closest<HTMLElement>('[data-track]')?.focus({ preventScroll: true });
    if (entered) actions.commit(entered, to);
    else actions.cancel(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || !event.currentTarget.contains(event.target as Node)) return;
    const isArrow = arrowsLeave.current && !shiftKey && !isCommand(event) && !event.altKey && key in arrows;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const side = key === 'ArrowLeft' ? 'right' : key === 'ArrowRight' ? 'left' : arrows[key];
    const to: Leave | undefined =
      key === 'Enter'
        ? shiftKey
          ? 'up'
          : 'down'
        : key === 'Tab'
          ? shiftKey
            ? 'previous'
            : 'next'
          : isArrow
            ? isRtl
              ? side
              : arrows[key]
            : undefined;
    if (key === 'F2') arrowsLeave.current = false;
    else if (key === 'ArrowDown' && event.altKey && column.kind === 'date' && column.calendar) setCalendarOpen(true);
    else if (key === 'Escape') finish(null, 'stay');
    else if (to) finish({ text }, to);
    else return;
    event.preventDefault();
    // Escape leaves the cell, not the dialog around the grid.
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Another window may have the focus for a while.
    if (!isCalendarOpen && document.hasFocus() && !currentTarget.contains(relatedTarget)) finish({ text }, 'elsewhere');
  };
  const unit = column.kind === 'money' ? (column.unit ?? '€') : column.kind === 'number' ? column.unit : undefined;
  const Calendar = column.kind === 'date' ? column.calendar : undefined;
  return (
    <div className={css.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <input
        ref={input}
        className={css.input}
        type="text"
        aria-label={column.header}
        inputMode={
          column.kind === 'number' || column.kind === 'money' ? 'decimal' : column.kind === 'link' ? 'url' : 'text'
        }
        maxLength={column.kind === 'text' || column.kind === 'link' ? column.maxLength : undefined}
        autoComplete="off"
        spellCheck={column.kind === 'text'}
        value={text}
        onPointerDown={() => {
          arrowsLeave.current = false;
        }}
        onChange={({ target }) => {
          setText(target.value);
          actions.draft({ text: target.value });
        }}
      />
      {unit && <span className={css.unit}>{unit}</span>}
      {Calendar && (
        <Calendar
          label={column.header}
          openLabel={labels.openCalendar}
          value={typeof editing.value === 'string' ? editing.value : null}
          isOpen={isCalendarOpen}
          onOpenChange={(isOpen) => {
            setCalendarOpen(isOpen);
            if (!isOpen) input.current?.focus({ preventScroll: true });
          }}
          onChoose={(value) => finish({ value }, 'stay')}
        />
      )}
    </div>
  );
}
