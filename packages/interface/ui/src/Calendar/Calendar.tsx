import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { useDateLimits } from '../DateField/DateLimits.ts';
import { dateOf } from '../DateField/isoDate.ts';
import { useIsoValue } from '../DateField/useIsoValue.ts';
import * as css from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { CalendarLook } from './CalendarProps.ts';

/** Props of {@link Calendar}. */
export interface CalendarProps extends CalendarLook {
  /** The chosen day as `yyyy-mm-dd`, or `null` for none; controlled. */
  value?: string | null;
  /** The day chosen at the beginning, as `yyyy-mm-dd`; uncontrolled. */
  defaultValue?: string;
  /** Called with the chosen day as `yyyy-mm-dd`. */
  onChange?: (value: string) => void;
}

/** One month in which a day is chosen; always in view. In forms, use `DatePicker`. */
export function Calendar(props: CalendarProps) {
  const { label, isDisabled = false, isReadOnly = false, weekLabel, onChange, ...rest } = props;
  const { parsed, change } = useIsoValue({ ...rest, onChange: (next) => next !== null && onChange?.(next) }, dateOf);
  const { limitProps } = useDateLimits(props);
  return (
    <AriaCalendar
      {...limitProps}
      className={css.calendar}
      aria-label={label}
      value={parsed}
      onChange={(day) => change(day.toString())}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    >
      <CalendarMonth weekLabel={weekLabel} isDisabled={isDisabled} />
    </AriaCalendar>
  );
}
