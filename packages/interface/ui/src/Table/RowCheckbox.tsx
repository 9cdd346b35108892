import { useCallback } from 'react';
import * as css from '../Checkbox/Checkbox.css.ts';
import { classNames } from '../classNames.ts';
import { still } from './Table.css.ts';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled: boolean;
  isGrid: boolean;
  /** For the head; the body of the table answers for all rows. */
  onToggle?: () => void;
}

const answeredAbove = () => {};

/** The box alone, with the looks of `Checkbox`; a table has one for every row and needs nothing else of it. */
export function RowCheckbox({
  label,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  isGrid,
  onToggle = answeredAbove,
}: RowCheckboxProps) {
  // React has no attribute for the third state.
  const setIndeterminate = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <input
      ref={setIndeterminate}
      type="checkbox"
      data-row-select=""
      tabIndex={isGrid ? -1 : undefined}
      className={classNames(css.box, css.check, still)}
      aria-label={label}
      checked={isSelected}
      disabled={isDisabled}
      onChange={(event) => {
        onToggle();
        // A click clears the mark in the browser even when the owner keeps it.
        event.target.indeterminate = isIndeterminate;
      }}
    />
  );
}
