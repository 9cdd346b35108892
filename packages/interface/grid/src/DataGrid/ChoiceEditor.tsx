import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { SelectCell } from '@resonanz/ui/SelectCell';
import * as css from './CellEditor.css.ts';
import type { EditorProps } from './CellEditor.tsx';
import type { ChoiceGridColumn, GridRowId } from './GridColumn.ts';
import type { Entered, Leave } from './useEditing.ts';

/** A list of options, open at once. Choosing one saves it; closing the list without a choice gives up. */
export function ChoiceEditor<Row, Id extends GridRowId>({
  column,
  editing,
  shared,
}: EditorProps<Row, Id, ChoiceGridColumn<Row>>) {
  const { actions } = shared;
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const finish = (entered: Entered | null, to: Leave) => {
    if (isDone.current) return;
    isDone.current = true;
    if (entered) actions.commit(entered, to);
    else actions.cancel(to);
  };
  const typeOn = useEffectEvent((trigger: Element) => {
    // The letter that opened the list is looked for in it.
    if (editing.mode !== 'replace' || [...editing.key].length !== 1) return;
    trigger.dispatchEvent(new window.KeyboardEvent('keydown', { key: editing.key, bubbles: true, cancelable: true }));
  });
  useEffect(() => {
    const trigger = box.current?.querySelector('button');
    if (trigger) typeOn(trigger);
  }, []);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    finish(null, event.shiftKey ? 'previous' : 'next');
  };
  return (
    <div ref={box} className={css.choice} onKeyDownCapture={onKeyDownCapture}>
      <SelectCell
        label={column.header}
        options={column.options}
        value={typeof editing.value === 'string' || typeof editing.value === 'number' ? editing.value : null}
        onChange={(value) => finish({ value }, 'stay')}
        onClose={() => finish(null, box.current?.contains(document.activeElement) ? 'stay' : 'elsewhere')}
      />
    </div>
  );
}
