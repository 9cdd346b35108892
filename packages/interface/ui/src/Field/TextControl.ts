import type { FocusEvent, KeyboardEvent, Ref } from 'react';

/** What every field has whose value is typed. */
export interface TextControl<Element extends HTMLElement = HTMLInputElement> {
  /** The text; controlled. */
  value?: string;
  /** The text at the beginning; uncontrolled. */
  defaultValue?: string;
  /** Called with the text on every change. */
  onChange?: (value: string) => void;
  /** Called when focus leaves. */
  onBlur?: (event: FocusEvent<Element>) => void;
  /** Called when focus enters. */
  onFocus?: (event: FocusEvent<Element>) => void;
  /** Called for every key. */
  onKeyDown?: (event: KeyboardEvent<Element>) => void;
  /** An example of a value; never a substitute for the label. */
  placeholder?: string;
  /** Greatest number of characters. */
  maxLength?: number;
  /** What the browser may fill in, for example `email` or `current-password`. */
  autoComplete?: string;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** The input element itself. */
  ref?: Ref<Element>;
}
