import type { TreeIndex, TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';

/** A line of the drawn tree: an item, or what is said in place of the items below it. */
export interface TreeLine<Id extends TreeItemId> {
  readonly node: TreeNode<Id>;
  readonly part: 'item' | 'loading' | 'failed';
}

/** The lines of the tree: the items whose branches are open. */
export function treeLinesOf<Id extends TreeItemId>(
  { nodes }: TreeIndex<Id>,
  expandedIds: ReadonlySet<Id>,
): readonly TreeLine<Id>[] {
  const lines: TreeLine<Id>[] = [];
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    lines.push({ node, part: 'item' });
    const isOpen = node.isBranch && expandedIds.has(node.item.id);
    if (isOpen && typeof node.item.children === 'string')
      lines.push({ node, part: node.item.children === 'failed' ? 'failed' : 'loading' });
    at = isOpen ? at + 1 : node.end;
  }
  return lines;
}

/** Where the keyboard is: an item, or the line in place of the items below it. */
export interface TreePlace<Id extends TreeItemId> {
  readonly id: Id;
  readonly isItem: boolean;
  /** The number of the line, for when the item is gone. */
  readonly row: number;
}

/**
 * The line of a place; when it is no longer drawn, what stands there now: the branch that was closed over it, or its
 * successor.
 */
export function rowOfPlace<Id extends TreeItemId>(
  { id, isItem, row }: TreePlace<Id>,
  { nodes, byId }: TreeIndex<Id>,
  lines: readonly TreeLine<Id>[],
  rowByNode: ReadonlyMap<TreeNode<Id>, number>,
): number {
  for (let node = byId.get(id); node; node = nodes[node.parent]) {
    const found = rowByNode.get(node);
    if (found === undefined) continue;
    // Where the message stood there may now be the first of the items that came.
    const below = lines[found + 1];
    const isBelow = !isItem && node.item.id === id && (below?.node === node || below?.node.parent === node.at);
    return isBelow ? found + 1 : found;
  }
  return Math.min(row, lines.length - 1);
}
