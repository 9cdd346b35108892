import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import type { OptionId } from '@resonanz/ui/Select';
import * as css from './CellEditor.css.ts';
import type { EditorProps } from './CellEditor.tsx';
import type { GridRowId, MultiSelectGridColumn } from './GridColumn.ts';
import type { Entered, Leave } from './useEditing.ts';

const idsOf = (value: unknown): readonly OptionId[] => (Array.isArray(value) ? value : []);

/** Several options, in a panel over the cell. Leaving saves; Escape, with the list closed, gives up. */
export function SeveralEditor<Row, Id extends GridRowId>({
  column,
  editing,
  shared,
}: EditorProps<Row, Id, MultiSelectGridColumn<Row>>) {
  const { labels, actions } = shared;
  const [ids, setIds] = useState(() => idsOf(editing.value));
  const [isAbove, setAbove] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const panel = box.current?.getBoundingClientRect();
    const grid = box.current?.closest('[role=grid]')?.getBoundingClientRect();
    if (panel && grid) setAbove(panel.top > grid.top + grid.height / 2);
    input.current?.focus({ preventScroll: true });
  }, []);
  const finish = (entered: Entered | null, to: Leave) => {
    if (isDone.current) return;
    isDone.current = true;
    if (entered) actions.commit(entered, to);
    else actions.cancel(to);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isDoneKey = event.key === 'Tab' || (event.key === 'Enter' && event.ctrlKey);
    const isEscape = event.key === 'Escape' && !isListOpen;
    if (!isDoneKey && !isEscape) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) finish(null, 'stay');
    else finish({ value: ids }, event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : 'stay');
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) finish({ value: ids }, 'elsewhere');
  };
  return (
    <div
      ref={box}
      className={`${css.panel} ${css.panelSide[isAbove ? 'above' : 'below']}`}
      onKeyDownCapture={onKeyDownCapture}
      onBlur={onBlur}
    >
      <MultiSelect
        ref={input}
        label={column.header}
        hidesLabel
        items={column.options}
        selectedIds={ids}
        onSelectionChange={(next) => {
          setIds(next);
          actions.draft({ value: next });
        }}
        removeLabel={labels.removeOption}
        openLabel={labels.openList}
        emptyMessage={labels.noOption}
        onOpenChange={setListOpen}
      />
    </div>
  );
}
