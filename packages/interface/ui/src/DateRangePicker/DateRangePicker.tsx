import { XIcon } from '@phosphor-icons/react';
import { type ReactNode, useRef } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import type { DateRange } from '../Calendar/CalendarProps.ts';
import { type RangeValue, useRangeValue } from '../Calendar/useRangeValue.ts';
import { classNames } from '../classNames.ts';
import { CalendarOpener } from '../DateField/CalendarOpener.tsx';
import * as css from '../DateField/DateField.css.ts';
import { type TypedDateLimits, useDateLimits } from '../DateField/DateLimits.ts';
import { DatePanel } from '../DateField/DatePanel.tsx';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { GroupField } from '../DateField/GroupField.tsx';
import { dateOf, readDates } from '../DateField/isoDate.ts';
import { useHalfTyped } from '../DateField/useHalfTyped.ts';
import { actions, frame } from '../Field/Field.css.ts';
import { FieldButton } from '../Field/FieldButton.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { RangePanel, type RangePresets } from './RangePanel.tsx';

interface DateRangeValue extends Omit<FieldProps, 'name'>, RangeValue {
  /** Called when focus leaves field and calendar. */
  onBlur?: () => void;
  /** Said when the typed end lies before the start. */
  reversedMessage: ReactNode;
  /** Said when focus leaves while parts of the dates are missing. */
  incompleteMessage?: ReactNode;
  /** Label of the clear button; omitted without it. */
  clearLabel?: string;
  /** Head of the column of week numbers in the calendar, for example "KW"; without it there are none. */
  weekLabel?: string;
  /** Name of the first day when the form is sent. */
  startName?: string;
  /** Name of the last day when the form is sent. */
  endName?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Props of {@link DateRangePicker}: limits and presets come with their words. */
export type DateRangePickerProps = DateRangeValue & TypedDateLimits & RangePresets;

/** A first and a last day: typed, pasted together or apart, chosen in a calendar or from presets. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, errorMessage, incompleteMessage, clearLabel, startName, endName, autoFocus = false } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const { parsed: range, change: set, redraw } = useRangeValue(props);
  const start = range?.start.toString() ?? null;
  const end = range?.end.toString() ?? null;
  const restore = (entered: DateRange | null) => {
    set(entered);
    redraw();
  };
  const chosen = start !== null && end !== null ? { start, end } : null;
  const { isIncomplete, forgetIncomplete, focusProps } = useHalfTyped({
    frameRef,
    value: chosen,
    restore,
    onBlur: props.onBlur,
  });
  const { limitProps, isUnavailable } = useDateLimits(props);
  const isReversed = range !== null && range.end.compare(range.start) < 0;
  const hasUnavailableDay = range !== null && (isUnavailable(range.start) || isUnavailable(range.end));
  const message =
    errorMessage ||
    (isReversed && props.reversedMessage) ||
    (hasUnavailableDay && props.unavailableMessage) ||
    (isIncomplete && incompleteMessage);
  const ofEnd = useField({ label, ...(endName !== undefined && { name: endName }) });
  const field = useField({
    ...props,
    errorMessage: message || ofEnd.error,
    ...(startName !== undefined && { name: startName }),
  });
  const isLocked = isDisabled || isReadOnly;
  const change = (next: DateRange | null) => {
    forgetIncomplete();
    field.forgetServerError();
    ofEnd.forgetServerError();
    set(next);
  };
  const paste = (part: 'start' | 'end') => (text: string) => {
    const [first, last] = readDates(text, new Date().getFullYear()).map(String);
    if (isLocked || first === undefined) return;
    const given = { start: start ?? first, end: end ?? first };
    change(last === undefined ? { ...given, [part]: first } : { start: first, end: last });
  };

  return (
    <GroupField field={field} frameRef={frameRef}>
      <AriaDateRangePicker
        {...limitProps}
        className={css.picker}
        id={field.controlId}
        aria-labelledby={field.labelId}
        {...(field.controlProps['aria-describedby'] && { 'aria-describedby': field.controlProps['aria-describedby'] })}
        value={range}
        onChange={(next) => change(next && { start: next.start.toString(), end: next.end.toString() })}
        {...focusProps}
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
            <span className={css.upTo}>
              <DateSegments isDate slot="start" onPasteText={paste('start')} />
              <span className={css.dash} aria-hidden>
                –
              </span>
            </span>
            <DateSegments isDate slot="end" onPasteText={paste('end')} />
          </Group>
          {clearLabel && range && !isLocked && (
            <span className={actions}>
              <FieldButton icon={XIcon} iconSize="mini" label={clearLabel} onPress={() => change(null)} />
            </span>
          )}
        </div>
        <DatePanel frameRef={frameRef}>
          <RangePanel
            presets={props.presets}
            presetsLabel={props.presetsLabel}
            weekLabel={props.weekLabel}
            isChosen={(preset) => preset.start === start && preset.end === end}
            allows={(preset) => !isUnavailable(dateOf(preset.start)) && !isUnavailable(dateOf(preset.end))}
            onChoose={change}
          />
        </DatePanel>
      </AriaDateRangePicker>
      {startName && <input type="hidden" name={startName} value={start ?? ''} disabled={isDisabled} />}
      {endName && <input type="hidden" name={endName} value={end ?? ''} disabled={isDisabled} />}
    </GroupField>
  );
}
