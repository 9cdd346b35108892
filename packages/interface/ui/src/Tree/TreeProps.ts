import type { ReactNode } from 'react';
import type { TreeItem, TreeItemId } from './TreeItem.ts';

/** Items that come when their branch is opened. */
export interface TreeLoading<Id extends TreeItemId> {
  /**
   * Called when a branch with `unloaded` children is opened, and when the user retries; set its children to `loading`
   * meanwhile.
   */
  onLoadChildren: (item: TreeItem<Id>) => void;
  /** Stands below a branch whose items are on their way. */
  loadingLabel: string;
  /** Says below a branch that its items could not be loaded. */
  errorMessage: string;
  /** Words of the way to try again. */
  retryLabel: string;
}

interface NoSelection {
  /** What can be chosen: nothing (default), one item, items apart from each other, or items with all that is below them. */
  selectionMode?: 'none';
  selectedId?: never;
  defaultSelectedId?: never;
  selectedIds?: never;
  defaultSelectedIds?: never;
  onSelectionChange?: never;
}

interface SingleSelection<Id extends TreeItemId> {
  /** One item is chosen, as in the folders of a library. */
  selectionMode: 'single';
  /** The chosen item; controlled. */
  selectedId?: Id | null;
  /** The item that is chosen at the beginning; uncontrolled. */
  defaultSelectedId?: Id | null;
  /** Called with the item the user chooses. */
  onSelectionChange?: (id: Id) => void;
  selectedIds?: never;
  defaultSelectedIds?: never;
}

interface ManySelection<Id extends TreeItemId> {
  /** `multiple`: each item for itself. `cascade`: an item stands for all below it, and only leaves are reported. */
  selectionMode: 'multiple' | 'cascade';
  /** The chosen items; controlled. With `cascade`, a branch stands for all below it. */
  selectedIds?: ReadonlySet<Id>;
  /** The items that are chosen at the beginning; uncontrolled. */
  defaultSelectedIds?: ReadonlySet<Id>;
  /** Called with all chosen items; with `cascade`, with the chosen leaves. */
  onSelectionChange?: (ids: ReadonlySet<Id>) => void;
  selectedId?: never;
  defaultSelectedId?: never;
}

/** What can be chosen in a tree. */
export type TreeSelectionProps<Id extends TreeItemId> = NoSelection | SingleSelection<Id> | ManySelection<Id>;

interface Common<Id extends TreeItemId> {
  /** Accessible name of the tree. */
  label: string;
  /** The items of the top; keep the array while nothing changes, it is laid out once. */
  items: readonly TreeItem<Id>[];
  /** The open branches; controlled. */
  expandedIds?: ReadonlySet<Id>;
  /** The branches that are open at the beginning; uncontrolled. */
  defaultExpandedIds?: ReadonlySet<Id>;
  /** Called with all open branches when one opens or closes. */
  onExpandedChange?: (ids: ReadonlySet<Id>) => void;
  /** For branches whose items are loaded when they are opened. */
  lazyChildren?: TreeLoading<Id>;
  /** Stands in place of a tree without items: an `EmptyState`, or an `InlineAlert` when loading has failed. */
  empty?: ReactNode;
  /** Fills the free height of a surrounding column and scrolls there. */
  isGrowing?: boolean;
}

interface Loading {
  /** The tree itself is on its way: places of rows are drawn. */
  isLoading: boolean;
  /** Says so to assistive technology. */
  loadingLabel: string;
  /** How many places are drawn; 5 by default. */
  skeletonRows?: number;
}

/** Props of {@link Tree}. */
export type TreeProps<Id extends TreeItemId> = Common<Id> &
  TreeSelectionProps<Id> &
  (Loading | { isLoading?: never; loadingLabel?: never; skeletonRows?: never });
