import type { TreeItem, TreeItemId } from './TreeItem.ts';

/** An item and its place in the tree. */
export interface TreeNode<Id extends TreeItemId> {
  readonly item: TreeItem<Id>;
  /** Its place among all items, each followed by those below it. */
  readonly at: number;
  /** The place behind the last item below it. */
  end: number;
  /** The place of the item it is below of, -1 at the top. */
  readonly parent: number;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among its siblings, from 1. */
  readonly position: number;
  /** How many siblings there are, itself included. */
  readonly siblings: number;
  /** Whether it, or an item above it, is disabled. */
  readonly isDisabled: boolean;
  /** Whether it can be opened. */
  readonly isBranch: boolean;
}

/** All items in one array, open or not. */
export interface TreeIndex<Id extends TreeItemId> {
  readonly nodes: readonly TreeNode<Id>[];
  readonly byId: ReadonlyMap<Id, TreeNode<Id>>;
}

/** Lays a tree out as an array: parents before children, so that a branch is a run of the array. */
export function treeIndexOf<Id extends TreeItemId>(items: readonly TreeItem<Id>[]): TreeIndex<Id> {
  const nodes: TreeNode<Id>[] = [];
  const byId = new Map<Id, TreeNode<Id>>();
  const add = (siblings: readonly TreeItem<Id>[], above: TreeNode<Id> | null) => {
    for (const [at, item] of siblings.entries()) {
      const { children = [] } = item;
      const node: TreeNode<Id> = {
        item,
        at: nodes.length,
        end: 0,
        parent: above?.at ?? -1,
        level: (above?.level ?? 0) + 1,
        position: at + 1,
        siblings: siblings.length,
        isDisabled: (item.isDisabled ?? false) || (above?.isDisabled ?? false),
        isBranch: children.length > 0,
      };
      nodes.push(node);
      byId.set(item.id, node);
      if (typeof children !== 'string') add(children, node);
      node.end = nodes.length;
    }
  };
  add(items, null);
  return { nodes, byId };
}
