import { createContext } from 'react';

/** What a group decides for the checkboxes in it. */
export interface CheckboxGroupState {
  value: readonly string[];
  toggle: (value: string, isSelected: boolean) => void;
  name: string | undefined;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  isInvalid: boolean;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
