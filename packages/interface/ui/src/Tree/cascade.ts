import type { TreeIndex, TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';

/** How much of an item is chosen. */
export type TreeMark = 'none' | 'some' | 'all';

// Items whose own items are unknown stand for them.
const isLeaf = <Id extends TreeItemId>({ at, end }: TreeNode<Id>) => end === at + 1;

/** Of each item, how much below it is chosen; a chosen branch stands for all below it. */
export function cascadeMarks<Id extends TreeItemId>(
  { nodes }: TreeIndex<Id>,
  selectedIds: ReadonlySet<Id>,
): readonly TreeMark[] {
  const isCovered = new Uint8Array(nodes.length);
  const leaves = new Uint32Array(nodes.length);
  const chosen = new Uint32Array(nodes.length);
  for (const { at, parent, item } of nodes) isCovered[at] = selectedIds.has(item.id) || isCovered[parent] ? 1 : 0;
  const marks: TreeMark[] = Array.from(nodes, () => 'none');
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const node = nodes[at];
    if (!node) continue;
    if (isLeaf(node)) {
      leaves[at] = 1;
      chosen[at] = isCovered[at] ?? 0;
    }
    const [all = 0, some = 0] = [leaves[at], chosen[at]];
    if (some > 0) marks[at] = some === all ? 'all' : 'some';
    if (node.parent < 0) continue;
    leaves[node.parent] = (leaves[node.parent] ?? 0) + all;
    chosen[node.parent] = (chosen[node.parent] ?? 0) + some;
  }
  return marks;
}

function* leavesOf<Id extends TreeItemId>(
  { nodes }: TreeIndex<Id>,
  { at, end }: TreeNode<Id>,
): Generator<TreeNode<Id>> {
  for (let below = at; below < end; below += 1) {
    const node = nodes[below];
    if (node && isLeaf(node)) yield node;
  }
}

/** Whether a press of an item takes its leaves away: all that may be chosen are. `null` when none may. */
export function cascadeIsFull<Id extends TreeItemId>(
  index: TreeIndex<Id>,
  marks: readonly TreeMark[],
  node: TreeNode<Id>,
): boolean | null {
  let hasChoice = false;
  for (const leaf of leavesOf(index, node)) {
    if (leaf.isDisabled) continue;
    hasChoice = true;
    if (marks[leaf.at] !== 'all') return false;
  }
  return hasChoice ? true : null;
}

/** The chosen leaves after a change of some items; ids that the tree doesn't hold stay. */
export function cascadeChange<Id extends TreeItemId>(
  index: TreeIndex<Id>,
  marks: readonly TreeMark[],
  selectedIds: ReadonlySet<Id>,
  changed: readonly TreeNode<Id>[],
  isSelected: boolean,
): ReadonlySet<Id> {
  const next = new Set<Id>();
  for (const id of selectedIds) if (!index.byId.has(id)) next.add(id);
  for (const node of index.nodes) if (isLeaf(node) && marks[node.at] === 'all') next.add(node.item.id);
  for (const node of changed) {
    for (const leaf of leavesOf(index, node)) {
      if (leaf.isDisabled) continue;
      if (isSelected) next.add(leaf.item.id);
      else next.delete(leaf.item.id);
    }
  }
  return next;
}
