import { CaretDownIcon, CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import { Button } from 'react-aria-components/Button';
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Calendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';

interface Choices {
  'aria-label': string;
  value: number;
  onChange: (value: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** The platform's own list, which phones show over the whole screen. */
function Choice({ isDisabled, items, onChange, ...rest }: Choices & { isDisabled: boolean }) {
  return (
    <span className={css.choiceFrame}>
      <select
        {...rest}
        className={css.choice}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className={css.option}>
            {formatted}
          </option>
        ))}
      </select>
      <span className={css.choiceCaret}>
        <Icon icon={CaretDownIcon} size="mini" />
      </span>
    </span>
  );
}

// react-aria types the value of its pickers for lists of its own.
const choicesOf = (picker: object) => picker as Choices;

/** One month of a calendar with the way to others; stands inside react-aria's `Calendar` or `RangeCalendar`. */
export function CalendarMonth({
  weekLabel,
  isRange = false,
  isDisabled = false,
}: {
  weekLabel?: string | undefined;
  isRange?: boolean;
  isDisabled?: boolean;
}) {
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={css.arrow}>
          <Icon icon={CaretLeftIcon} size="small" />
        </Button>
        <div className={css.choices}>
          <CalendarMonthPicker format="long">
            {(picker) => <Choice {...choicesOf(picker)} isDisabled={isDisabled} />}
          </CalendarMonthPicker>
          <CalendarYearPicker>
            {(picker) => <Choice {...choicesOf(picker)} isDisabled={isDisabled} />}
          </CalendarYearPicker>
        </div>
        <Button slot="next" className={css.arrow}>
          <Icon icon={CaretRightIcon} size="small" />
        </Button>
      </div>
      <MonthGrid weekLabel={weekLabel} isRange={isRange} />
    </>
  );
}
