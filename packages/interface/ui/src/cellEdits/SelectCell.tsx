import { useLayoutEffect, useRef } from 'react';
import type { Option, OptionId } from '../OptionList/Option.ts';
import { Select } from '../Select/Select.tsx';
import * as css from './EditableCell.css.ts';

/** Props of {@link SelectCell}. */
export interface SelectCellProps {
  /** Name of the column. */
  label: string;
  /** The options. */
  options: readonly Option[];
  /** The chosen one. */
  value: OptionId | null;
  /** Called with the option that is chosen. */
  onChange: (value: OptionId) => void;
  /** Called when the list closes, with a choice or without; after `onChange`. */
  onClose?: () => void;
}

/** A list of options in a cell, open at once, as `selectEdit` draws it in a table. */
export function SelectCell({ label, options, value, onChange, ...closing }: SelectCellProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => trigger.current?.click(), []);
  return (
    <span className={css.select}>
      <Select
        label={label}
        hidesLabel
        items={options}
        selectedId={value}
        onSelectionChange={onChange}
        ref={trigger}
        {...closing}
      />
    </span>
  );
}
