import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { TreeItemId } from './TreeItem.ts';
import { type TreeCommand, treeCommandOf } from './treeKeys.ts';
import type { TreeLoading } from './TreeProps.ts';
import { rowForTyped, type Typed, typedWith } from './typeAhead.ts';
import type { TreeBranches } from './useTreeBranches.ts';
import { rowOfElement, type TreeCursor } from './useTreeCursor.ts';
import type { TreeSelection } from './useTreeSelection.ts';

const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Keyboard and mouse events, handled by the tree for all rows. */
export function useTreeEvents<Id extends TreeItemId>(
  { lines, index, isOpen, setOpen, openSiblings }: TreeBranches<Id>,
  selection: TreeSelection<Id>,
  { row, rowByNode, goTo }: TreeCursor<Id>,
  lazyChildren: TreeLoading<Id> | undefined,
) {
  const typed = useRef(nothingTyped);

  const press = (at: number, isRange: boolean) => {
    const line = lines[at];
    if (line?.part === 'failed') lazyChildren?.onLoadChildren(line.node.item);
    if (line?.part !== 'item') return;
    if (selection.mode !== 'none') selection.toggle(at, isRange);
    else if (line.node.isBranch) setOpen(line.node, !isOpen(line.node));
  };
  const move = (to: number, carries: boolean) => {
    if (carries && lines[to]) selection.carry(row, to);
    goTo(to);
  };
  const goOut = () => {
    const line = lines[row];
    if (!line) return;
    if (line.part === 'item' && isOpen(line.node)) setOpen(line.node, false);
    else {
      const above = line.part === 'item' ? index.nodes[line.node.parent] : line.node;
      const to = above && rowByNode.get(above);
      if (to !== undefined) goTo(to);
    }
  };
  const goIn = () => {
    const line = lines[row];
    if (line?.part !== 'item' || !line.node.isBranch) return;
    if (isOpen(line.node)) goTo(row + 1);
    else setOpen(line.node, true);
  };

  const answer = (command: TreeCommand, event: KeyboardEvent<HTMLElement>) => {
    const { shiftKey, currentTarget, target } = event;
    const page = () => {
      const height = target instanceof HTMLElement ? target.offsetHeight : 1;
      return Math.max(1, Math.floor((currentTarget.parentElement?.clientHeight ?? 0) / Math.max(1, height)) - 1);
    };
    switch (command) {
      case 'next':
        return move(row + 1, shiftKey);
      case 'previous':
        return move(row - 1, shiftKey);
      case 'first':
        return goTo(0);
      case 'last':
        return goTo(lines.length - 1);
      case 'pageDown':
        return goTo(row + page());
      case 'pageUp':
        return goTo(row - page());
      case 'in':
        return goIn();
      case 'out':
        return goOut();
      case 'openSiblings':
        return lines[row] && openSiblings(lines[row].node);
      case 'choose':
        return press(row, shiftKey);
      case 'chooseAll':
        return selection.toggleAll();
    }
  };

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const command = treeCommandOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (command) {
        event.preventDefault();
        answer(command, event);
      } else if (isLetter) {
        typed.current = typedWith(typed.current, event.key, event.timeStamp);
        const labelAt = (at: number) => (lines[at]?.part === 'item' ? lines[at].node.item.label : null);
        const found = rowForTyped(typed.current.text, labelAt, row, lines.length);
        if (found !== null) goTo(found);
      }
    },
    onClick: ({ target, shiftKey }: MouseEvent<HTMLElement>) => {
      const at = rowOfElement(target);
      const line = lines[at];
      const isCaret = target instanceof Element && target.closest('[data-caret]') !== null;
      if (isCaret && line?.part === 'item' && line.node.isBranch) setOpen(line.node, !isOpen(line.node));
      else press(at, shiftKey);
    },
  };
}
