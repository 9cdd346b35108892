import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreeIndex, TreeNode } from './treeIndex.ts';
import type { TreeItemId } from './TreeItem.ts';
import { rowOfPlace, type TreeLine, type TreePlace } from './treeLines.ts';

/** The number of the line an element belongs to, -1 for none. */
export function rowOfElement(element: EventTarget): number {
  const line = element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null;
  return Number(line?.dataset['row'] ?? -1);
}

/** The one line of the tree that the Tab key leads to. It keeps the focus whatever becomes of the lines around it. */
export function useTreeCursor<Id extends TreeItemId>(
  tree: RefObject<HTMLElement | null>,
  index: TreeIndex<Id>,
  lines: readonly TreeLine<Id>[],
  isChosen: (node: TreeNode<Id>) => boolean,
) {
  const [place, setPlace] = useState<TreePlace<Id> | null>(null);
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const rowByNode = useMemo(() => {
    const rows = new Map<TreeNode<Id>, number>();
    for (const [row, { node, part }] of lines.entries()) if (part === 'item') rows.set(node, row);
    return rows;
  }, [lines]);
  const row = place
    ? rowOfPlace(place, index, lines, rowByNode)
    : Math.max(
        0,
        lines.findIndex(({ node, part }) => part === 'item' && isChosen(node)),
      );

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!wantsFocus.current && !isLost) return;
    wantsFocus.current = false;
    const line = tree.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const setRow = (next: number) => {
    const line = lines[next];
    if (line) setPlace({ id: line.node.item.id, isItem: line.part === 'item', row: next });
  };
  return {
    row,
    rowByNode,
    goTo: (next: number) => {
      wantsFocus.current = true;
      setRow(Math.min(lines.length - 1, Math.max(0, next)));
    },
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        hasFocus.current = true;
        const focused = rowOfElement(target);
        if (focused !== row || !place) setRow(focused);
      },
      onBlur: () => {
        hasFocus.current = false;
      },
    },
  };
}

/** The keyboard's place in a tree. */
export type TreeCursor<Id extends TreeItemId> = ReturnType<typeof useTreeCursor<Id>>;
