import type { DateLimits } from '../DateField/DateLimits.ts';

/** What both calendars have. */
export interface CalendarLook extends DateLimits {
  /** Its accessible name, for example "Drehtermin". */
  label: string;
  /** Prevents every choice and every move. */
  isDisabled?: boolean;
  /** Shows the choice without letting it be changed. */
  isReadOnly?: boolean;
  /** Head of the column of week numbers (ISO 8601), for example "KW"; without it there are none. */
  weekLabel?: string;
}

/** First and last day of a range, both as `yyyy-mm-dd` and both within it. */
export interface DateRange {
  /** First day. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
}
