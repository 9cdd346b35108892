import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { useDateLimits } from '../DateField/DateLimits.ts';
import * as css from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarLook, DateRange } from './CalendarProps.ts';
import { useRangeValue } from './useRangeValue.ts';

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarLook {
  /** The chosen days, or `null` for none; controlled. */
  value?: DateRange | null;
  /** The days chosen at the beginning; uncontrolled. */
  defaultValue?: DateRange;
  /** Called when both ends have been chosen. */
  onChange?: (value: DateRange) => void;
}

/** One month in which a first and a last day are chosen; always in view. In forms, use `DateRangePicker`. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, isDisabled = false, isReadOnly = false, weekLabel, onChange, ...rest } = props;
  const { parsed, change } = useRangeValue({ ...rest, onChange: (next) => next !== null && onChange?.(next) });
  const { limitProps } = useDateLimits(props);
  return (
    <AriaRangeCalendar
      {...limitProps}
      className={css.calendar}
      aria-label={label}
      value={parsed}
      onChange={({ start, end }) => change({ start: start.toString(), end: end.toString() })}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    >
      <CalendarMonth weekLabel={weekLabel} isDisabled={isDisabled} isRange />
    </AriaRangeCalendar>
  );
}
