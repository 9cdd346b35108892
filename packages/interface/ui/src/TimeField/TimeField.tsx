import { ClockIcon } from '@phosphor-icons/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { classNames } from '../classNames.ts';
import * as css from '../DateField/DateField.css.ts';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { GroupField } from '../DateField/GroupField.tsx';
import { useHalfTyped } from '../DateField/useHalfTyped.ts';
import { useIsoValue } from '../DateField/useIsoValue.ts';
import { frame, iconStart } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { readTime, timeOf } from './isoTime.ts';

interface TimeValue extends FieldProps {
  /** The time as `HH:mm` of 24 hours (`HH:mm:ss` with seconds), or `null` for none; controlled. */
  value?: string | null;
  /** The time at the beginning, written as `value` is; uncontrolled. */
  defaultValue?: string;
  /** Called with the time, or `null` for none. */
  onChange?: (value: string | null) => void;
  /** Called when focus leaves. */
  onBlur?: () => void;
  /** Smallest part that is given; `minute` by default. */
  granularity?: 'hour' | 'minute' | 'second';
  /** Said when focus leaves while parts of the time are missing. */
  incompleteMessage?: ReactNode;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Props of {@link TimeField}: limits come with the words for what lies outside of them. */
export type TimeFieldProps = TimeValue &
  (
    | {
        /** Earliest time, as `HH:mm`. */
        minValue?: string;
        /** Latest time, as `HH:mm`. */
        maxValue?: string;
        /** Said below the field when the typed time lies outside. */
        unavailableMessage: ReactNode;
      }
    | { minValue?: never; maxValue?: never; unavailableMessage?: never }
  );

/** A time of day, typed part by part or pasted; 24 hours in German, 12 with AM and PM in English. */
export function TimeField(props: TimeFieldProps) {
  const { minValue, maxValue, granularity = 'minute', incompleteMessage, autoFocus = false, name } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const { iso, parsed: time, change: set, redraw } = useIsoValue(props, timeOf);
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
  const min = useMemo(() => timeOf(minValue), [minValue]);
  const max = useMemo(() => timeOf(maxValue), [maxValue]);
  const isUnavailable =
    time !== null && ((min !== null && time.compare(min) < 0) || (max !== null && time.compare(max) > 0));
  const message =
    props.errorMessage || (isUnavailable && props.unavailableMessage) || (isIncomplete && incompleteMessage);
  const field = useField({ ...props, errorMessage: message });
  const change = (next: { toString: () => string } | null) => {
    forgetIncomplete();
    field.forgetServerError();
    set(next === null ? null : next.toString().slice(0, granularity === 'second' ? 8 : 5));
  };
  return (
    <GroupField field={field} frameRef={frameRef}>
      <AriaTimeField
        {...(min && { minValue: min })}
        {...(max && { maxValue: max })}
        className={css.picker}
        id={field.controlId}
        aria-labelledby={field.labelId}
        {...(field.controlProps['aria-describedby'] && { 'aria-describedby': field.controlProps['aria-describedby'] })}
        value={time}
        onChange={change}
        {...focusProps}
        granularity={granularity}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isRequired={isRequired}
        isInvalid={field.isInvalid}
        validationBehavior="aria"
        shouldForceLeadingZeros
        autoFocus={autoFocus}
      >
        <div ref={frameRef} className={classNames(frame, css.frame)} {...field.stateProps}>
          <span className={iconStart}>
            <Icon icon={ClockIcon} size="small" />
          </span>
          <DateSegments
            onPasteText={(text) => {
              const read = readTime(text);
              if (read && !isDisabled && !isReadOnly) change(read);
            }}
          />
        </div>
      </AriaTimeField>
      {name && <input type="hidden" name={name} value={iso ?? ''} disabled={isDisabled} />}
    </GroupField>
  );
}
