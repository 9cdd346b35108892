import type { IconSource } from '../Icon/Icon.tsx';

/** One tab. */
export interface TabItem<Id extends string = string> {
  /** Identifier. */
  id: Id;
  /** The words. */
  label: string;
  /** How many things it holds; more than 999 becomes "999+". */
  count?: number;
  /** The count in words, for assistive technology. */
  countLabel?: string;
  /** Icon before the words. */
  icon?: IconSource;
  /** Prevents the choice. */
  isDisabled?: boolean;
}
