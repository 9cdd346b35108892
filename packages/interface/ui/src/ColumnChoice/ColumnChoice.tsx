import { ColumnsIcon } from '@phosphor-icons/react';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { type ColumnHead, rowHeaderOf } from '../Table/columns.ts';
import * as css from './ColumnChoice.css.ts';

/** Props of {@link ColumnChoice}. */
export interface ColumnChoiceProps {
  /** All columns of the table. The one that names the rows always stays. */
  columns: readonly ColumnHead[];
  /** Columns that are hidden; give the same set to the `Table`. */
  hiddenColumnIds: ReadonlySet<string>;
  /** Called with all hidden columns when the user changes one. */
  onHiddenColumnIdsChange: (ids: Set<string>) => void;
  /** Words on the button and name of the panel, for example "Columns". */
  label: string;
  /** Words of the button that shows all columns again. */
  showAllLabel: string;
}

/** Lets the user choose which columns of a table are shown. */
export function ColumnChoice({
  columns,
  hiddenColumnIds,
  onHiddenColumnIdsChange,
  label,
  showAllLabel,
}: ColumnChoiceProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const header = rowHeaderOf(columns);
  const show = (id: string, isShown: boolean) => {
    const next = new Set(hiddenColumnIds);
    if (isShown) next.delete(id);
    else next.add(id);
    onHiddenColumnIdsChange(next);
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        iconStart={ColumnsIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <Popover isOpen={isOpen} onOpenChange={setOpen} triggerRef={trigger} label={label}>
        <div className={css.panel}>
          <div role="group" aria-label={label} className={css.columns}>
            {columns.map((column) => (
              <Checkbox
                key={column.id}
                isSelected={column === header || !hiddenColumnIds.has(column.id)}
                isDisabled={column === header}
                onChange={(isShown) => show(column.id, isShown)}
              >
                {column.header}
              </Checkbox>
            ))}
          </div>
          <div className={css.foot}>
            <Button variant="ghost" isFullWidth onPress={() => onHiddenColumnIdsChange(new Set())}>
              {showAllLabel}
            </Button>
          </div>
        </div>
      </Popover>
    </>
  );
}
