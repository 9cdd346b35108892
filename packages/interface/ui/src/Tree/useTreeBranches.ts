import { useEffect, useMemo, useRef } from 'react';
import { treeIndexOf, type TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';
import { treeLinesOf } from './treeLines.ts';
import type { TreeProps } from './TreeProps.ts';
import { useTreeState } from './useTreeState.ts';

const nothing: ReadonlySet<never> = new Set();

/** Which branches are open, the lines that follow from it, and the items that have to be asked for. */
export function useTreeBranches<Id extends TreeItemId>({ items, lazyChildren, ...props }: TreeProps<Id>) {
  const [expandedIds, setExpandedIds] = useTreeState<ReadonlySet<Id>>(
    props.expandedIds,
    props.defaultExpandedIds ?? nothing,
    props.onExpandedChange,
  );
  const index = useMemo(() => treeIndexOf(items), [items]);
  const lines = useMemo(() => treeLinesOf(index, expandedIds), [index, expandedIds]);
  const messages = useMemo(() => lines.filter(({ part }) => part !== 'item'), [lines]);

  const onLoadChildren = lazyChildren?.onLoadChildren;
  const asked = useRef(new Set<Id>());
  useEffect(() => {
    for (const id of asked.current) if (index.byId.get(id)?.item.children !== 'unloaded') asked.current.delete(id);
    for (const { node } of messages) {
      const { id, children } = node.item;
      if (children !== 'unloaded' || asked.current.has(id)) continue;
      asked.current.add(id);
      onLoadChildren?.(node.item);
    }
  }, [index, messages, onLoadChildren]);

  const change = (nodes: readonly TreeNode<Id>[], isOpen: boolean) => {
    const next = new Set(expandedIds);
    for (const { item, isBranch } of nodes) {
      if (isOpen && isBranch) next.add(item.id);
      else next.delete(item.id);
    }
    setExpandedIds(next);
  };
  return {
    index,
    lines,
    expandedIds,
    isOpen: ({ item, isBranch }: TreeNode<Id>) => isBranch && expandedIds.has(item.id),
    setOpen: (node: TreeNode<Id>, isOpen: boolean) => change([node], isOpen),
    openSiblings: ({ parent }: TreeNode<Id>) =>
      change(
        index.nodes.filter((node) => node.parent === parent && node.isBranch),
        true,
      ),
    /** What is said of the branches that wait for their items. */
    message: messages.some(({ part }) => part === 'loading')
      ? lazyChildren?.loadingLabel
      : messages.length > 0
        ? lazyChildren?.errorMessage
        : '',
  };
}

/** The branches of a tree. */
export type TreeBranches<Id extends TreeItemId> = ReturnType<typeof useTreeBranches<Id>>;
