import type { ReactNode } from 'react';

/** What identifies an option. */
export type OptionId = string | number;

/** A choice in a list. */
export interface Option<Id extends OptionId = OptionId> {
  /** Identifier, unique in the list. */
  readonly id: Id;
  /** The words; they are searched and read out. */
  readonly label: string;
  /** Drawn before the words, for example a platform's mark. */
  readonly icon?: ReactNode;
  /** Prevents the choice. */
  readonly isDisabled?: boolean;
}
