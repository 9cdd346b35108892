import { useMemo, useRef } from 'react';
import { cascadeChange, cascadeIsFull, cascadeMarks, type TreeMark } from './cascade.ts';
import type { TreeIndex, TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';
import type { TreeLine } from './treeLines.ts';
import type { TreeSelectionProps } from './TreeProps.ts';
import { useTreeState } from './useTreeState.ts';

const nothing: ReadonlySet<never> = new Set();
const noMarks: readonly TreeMark[] = [];

/** What is chosen in a tree, and the ways to choose; rows are numbers of lines. */
export function useTreeSelection<Id extends TreeItemId>(
  props: TreeSelectionProps<Id>,
  index: TreeIndex<Id>,
  lines: readonly TreeLine<Id>[],
  expandedIds: ReadonlySet<Id>,
) {
  const { selectionMode: mode = 'none' } = props;
  const isMany = mode === 'multiple' || mode === 'cascade';
  const [one, setOne] = useTreeState<Id | null, Id>(
    props.selectedId,
    props.defaultSelectedId ?? null,
    props.selectionMode === 'single' ? props.onSelectionChange : undefined,
  );
  const [many, setMany] = useTreeState<ReadonlySet<Id>>(
    props.selectedIds,
    props.defaultSelectedIds ?? nothing,
    props.selectionMode === 'multiple' || props.selectionMode === 'cascade' ? props.onSelectionChange : undefined,
  );
  const anchor = useRef<Id | null>(null);
  const marks = useMemo(() => (mode === 'cascade' ? cascadeMarks(index, many) : noMarks), [mode, index, many]);

  const markOf = ({ item, at }: TreeNode<Id>): TreeMark => {
    if (mode === 'cascade') return marks[at] ?? 'none';
    return (mode === 'single' ? one === item.id : many.has(item.id)) ? 'all' : 'none';
  };
  const isFull = (node: TreeNode<Id>) =>
    mode === 'cascade' ? cascadeIsFull(index, marks, node) : markOf(node) === 'all';
  const isLocked = (node: TreeNode<Id>) => mode !== 'none' && (node.isDisabled || isFull(node) === null);

  const change = (nodes: readonly TreeNode<Id>[], isSelected: boolean) => {
    if (mode === 'cascade') {
      setMany(cascadeChange(index, marks, many, nodes, isSelected));
      return;
    }
    const next = new Set(many);
    for (const { isDisabled, item } of nodes) {
      if (isDisabled) continue;
      if (isSelected) next.add(item.id);
      else next.delete(item.id);
    }
    setMany(next);
  };
  // The items of an open branch are lines of their own, so the branch follows from them.
  const between = (from: number, to: number) =>
    lines
      .slice(Math.min(from, to), Math.max(from, to) + 1)
      .filter(
        ({ node, part }) =>
          part === 'item' && !(mode === 'cascade' && node.end > node.at + 1 && expandedIds.has(node.item.id)),
      )
      .map(({ node }) => node);

  return {
    mode,
    markOf,
    isLocked,
    /** Whether an item is among what is chosen, to begin with it. */
    isChosen: (node: TreeNode<Id>) => mode !== 'none' && markOf(node) === 'all',
    /** Chooses, or takes away where that is possible; a range reaches from the line that was toggled before. */
    toggle: (row: number, isRange: boolean) => {
      const node = lines[row]?.node;
      if (!node || isLocked(node)) return;
      if (mode === 'single' && one !== node.item.id) setOne(node.item.id);
      if (!isMany) return;
      const from = isRange
        ? lines.findIndex((line) => line.part === 'item' && line.node.item.id === anchor.current)
        : -1;
      anchor.current = node.item.id;
      change(from < 0 ? [node] : between(from, row), !isFull(node));
    },
    /** The line that the keyboard comes to becomes like the one it comes from. */
    carry: (from: number, to: number) => {
      const node = lines[from]?.node;
      if (node && isMany) change(between(to, to), markOf(node) === 'all');
    },
    /** All of them, or none when all are chosen already. */
    toggleAll: () => {
      if (isMany)
        change(
          index.nodes,
          index.nodes.some((node) => isFull(node) === false && !node.isDisabled),
        );
    },
  };
}

/** The selection of a tree. */
export type TreeSelection<Id extends TreeItemId> = ReturnType<typeof useTreeSelection<Id>>;
