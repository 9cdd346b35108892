import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, useMemo } from 'react';
import { dateOf } from './isoDate.ts';

/** Days that can't be chosen. */
export interface DateLimits {
  /** First day that can be chosen, as `yyyy-mm-dd`. */
  minValue?: string;
  /** Last day that can be chosen, as `yyyy-mm-dd`. */
  maxValue?: string;
  /**
   * Says of a day (`yyyy-mm-dd`) that it can't be chosen, for example a public holiday; it stays focusable in the
   * calendar.
   */
  isDateUnavailable?: (date: string) => boolean;
}

/** Limits of a field that can be typed in: what lies outside needs words. */
export type TypedDateLimits =
  | (DateLimits & {
      /** Said below the field when a typed day lies before `minValue`, after `maxValue` or is unavailable. */
      unavailableMessage: ReactNode;
    })
  | { minValue?: never; maxValue?: never; isDateUnavailable?: never; unavailableMessage?: never };

/** The limits for react-aria, and whether they exclude a day. */
export function useDateLimits({ minValue, maxValue, isDateUnavailable }: DateLimits) {
  const min = useMemo(() => dateOf(minValue), [minValue]);
  const max = useMemo(() => dateOf(maxValue), [maxValue]);
  return {
    limitProps: {
      ...(min && { minValue: min }),
      ...(max && { maxValue: max }),
      ...(isDateUnavailable && {
        isDateUnavailable: (day: { toString: () => string }) => isDateUnavailable(day.toString().slice(0, 10)),
      }),
    },
    isUnavailable: (day: CalendarDate | null) =>
      day !== null &&
      ((min !== null && day.compare(min) < 0) ||
        (max !== null && day.compare(max) > 0) ||
        isDateUnavailable?.(day.toString()) === true),
  };
}
