import { CalendarBlankIcon } from '@phosphor-icons/react';
import { useRef } from 'react';
import { Calendar } from '@resonanz/ui/Calendar';
import { Icon } from '@resonanz/ui/Icon';
import { Popover } from '@resonanz/ui/Popover';
import * as css from './CalendarCell.css.ts';
import type { CalendarCellProps } from './CalendarCellProps.ts';

/** A calendar beside the field of a cell: the `calendar` of a column of kind `date`. */
export function CalendarCell({ label, openLabel, value, onChoose, isOpen, onOpenChange }: CalendarCellProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        tabIndex={-1}
        className={css.opener}
        aria-label={openLabel}
        aria-expanded={isOpen}
        // The field keeps the focus, so it does not save before the day is chosen.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon icon={CalendarBlankIcon} size="small" />
      </button>
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={opener} label={label} placement="bottom end">
        <div className={css.calendar}>
          <Calendar label={label} {...(value === null ? {} : { defaultValue: value })} onChange={onChoose} />
        </div>
      </Popover>
    </>
  );
}
