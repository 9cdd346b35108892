import { createContext } from 'react';

/** What a group decides for the radio buttons in it. */
export interface RadioGroupState {
  name: string;
  value: string | undefined;
  choose: (value: string) => void;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  isInvalid: boolean;
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null);
