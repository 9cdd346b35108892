import type { ReactNode } from 'react';

/** What identifies an item of a tree. */
export type TreeItemId = string | number;

/** What stands below an item, or how far it is from being there; `unloaded` is asked for when the item is opened. */
export type TreeChildren<Id extends TreeItemId = TreeItemId> =
  | readonly TreeItem<Id>[]
  | 'unloaded'
  | 'loading'
  | 'failed';

/** An item of a tree. */
export interface TreeItem<Id extends TreeItemId = TreeItemId> {
  /** Identifier, unique in the tree. */
  readonly id: Id;
  /** The words; they are read out and found by typing. */
  readonly label: string;
  /** Drawn before the words, for example a folder. */
  readonly icon?: ReactNode;
  /** Text or a mark at the end of the row, for example a counter; no controls. */
  readonly end?: ReactNode;
  /** Prevents choosing it and all that is below it; it can still be opened. */
  readonly isDisabled?: boolean;
  /** What stands below it; an item without is a leaf. */
  readonly children?: TreeChildren<Id>;
}
