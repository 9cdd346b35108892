import { XIcon } from '@phosphor-icons/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { calendar } from '../Calendar/Calendar.css.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { classNames } from '../classNames.ts';
import { CalendarOpener } from '../DateField/CalendarOpener.tsx';
import * as css from '../DateField/DateField.css.ts';
import { type TypedDateLimits, useDateLimits } from '../DateField/DateLimits.ts';
import { DatePanel } from '../DateField/DatePanel.tsx';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { GroupField } from '../DateField/GroupField.tsx';
import { dateOf, fullYear, readDate } from '../DateField/isoDate.ts';
import { useHalfTyped } from '../DateField/useHalfTyped.ts';
import { useIsoValue } from '../DateField/useIsoValue.ts';
import { actions, frame } from '../Field/Field.css.ts';
import { FieldButton } from '../Field/FieldButton.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';

interface DateValue extends FieldProps {
  /** The day as `yyyy-mm-dd`, or `null` for none; controlled. */
  value?: string | null;
  /** The day at the beginning, as `yyyy-mm-dd`; uncontrolled. */
  defaultValue?: string;
  /** Called with the day as `yyyy-mm-dd`, or `null` for none; while a year is typed, its first digits are years too. */
  onChange?: (value: string | null) => void;
  /** Called when focus leaves field and calendar. */
  onBlur?: () => void;
  /** Said when focus leaves while parts of the date are missing. */
  incompleteMessage?: ReactNode;
  /** Label of the clear button; omitted without it. */
  clearLabel?: string;
  /** Head of the column of week numbers in the calendar, for example "KW"; without it there are none. */
  weekLabel?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Props of {@link DatePicker}: limits come with the words for what lies outside of them. */
export type DatePickerProps = DateValue & TypedDateLimits;

const thisYear = () => new Date().getFullYear();

/** A day: typed part by part, pasted, or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { errorMessage, incompleteMessage, clearLabel, weekLabel, autoFocus = false, name } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const { iso, parsed: day, change: set, redraw } = useIsoValue(props, dateOf);
  const restore = (entered: string | null) => {
    set(entered);
    redraw();
  };
  const { isIncomplete, forgetIncomplete, focusProps } = useHalfTyped({
    frameRef,
    value: iso,
    restore,
    onBlur: props.onBlur,
  });
  const { limitProps, isUnavailable } = useDateLimits(props);
  // A year of two digits is completed when the field is left. A message about it would go at that moment, and what
  // moves up with it would be gone from under the pointer that is about to press it.
  const isShortYear = day !== null && day.year < 100;
  const message =
    errorMessage ||
    (!isShortYear && isUnavailable(day) && props.unavailableMessage) ||
    (isIncomplete && incompleteMessage);
  const field = useField({ ...props, errorMessage: message });
  const isLocked = isDisabled || isReadOnly;
  const change = (next: string | null) => {
    forgetIncomplete();
    field.forgetServerError();
    set(next);
  };
  const completeYear = useEffectEvent(() => {
    if (day && isShortYear) change(day.set({ year: fullYear(day.year, thisYear()) }).toString());
  });
  useEffect(() => {
    if (hasLeft) completeYear();
  }, [hasLeft, day]);

  return (
    <GroupField field={field} frameRef={frameRef}>
      <AriaDatePicker
        {...limitProps}
        className={css.picker}
        id={field.controlId}
        aria-labelledby={field.labelId}
        {...(field.controlProps['aria-describedby'] && { 'aria-describedby': field.controlProps['aria-describedby'] })}
        value={day}
        onChange={(next) => change(next?.toString() ?? null)}
        onFocus={() => {
          focusProps.onFocus();
          setHasLeft(false);
        }}
        onBlur={() => {
          focusProps.onBlur();
          setHasLeft(true);
        }}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isRequired={isRequired}
        isInvalid={field.isInvalid}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros
        autoFocus={autoFocus}
      >
        <div ref={frameRef} className={classNames(frame, css.frame)} {...field.stateProps}>
          <CalendarOpener />
          <Group className={css.group}>
            <DateSegments
              isDate
              onPasteText={(text) => !isLocked && change(readDate(text, thisYear())?.toString() ?? iso)}
            />
          </Group>
          {clearLabel && iso && !isLocked && (
            <span className={actions}>
              <FieldButton icon={XIcon} iconSize="mini" label={clearLabel} onPress={() => change(null)} />
            </span>
          )}
        </div>
        <DatePanel frameRef={frameRef}>
          <AriaCalendar className={calendar}>
            <CalendarMonth weekLabel={weekLabel} />
          </AriaCalendar>
        </DatePanel>
      </AriaDatePicker>
      {name && <input type="hidden" name={name} value={iso ?? ''} disabled={isDisabled} />}
    </GroupField>
  );
}
