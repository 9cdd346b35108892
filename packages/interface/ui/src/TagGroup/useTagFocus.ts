import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Tag, TagId } from './Tag.tsx';

function indexFor(key: string, index: number, last: number, isRtl: boolean): number | null {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

interface TagFocusSettings<Id extends TagId> {
  items: readonly Tag<Id>[];
  /** Where the focus goes once the last tag is gone. */
  fallback: RefObject<HTMLElement | null> | undefined;
  onRemove: (tag: Tag<Id>) => void;
  onPress: (tag: Tag<Id>) => void;
}

/**
 * One stop of the Tab key for all tags, arrow keys between them, and a place for the focus when the tag that has it
 * goes.
 */
export function useTagFocus<Id extends TagId>({ items, fallback, onRemove, onPress }: TagFocusSettings<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef<{ element: Element; index: number } | null>(null);
  const [lastId, setLastId] = useState<Id>();
  const current = items.find(({ id }) => id === lastId) ?? items[0];

  const rowAt = (index: number) => list.current?.children[index] as HTMLElement | undefined;
  const indexOf = (target: Element) => [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));

  useLayoutEffect(() => {
    const before = held.current;
    if (!before || before.element.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const successor = rowAt(Math.min(before.index, items.length - 1)) ?? fallback?.current;
    successor?.focus();
  });

  return {
    currentId: current?.id,
    listProps: {
      ref: list,
      onFocus({ target }: FocusEvent) {
        const index = indexOf(target);
        const element = rowAt(index);
        if (element) held.current = { element, index };
        setLastId(items[index]?.id);
      },
      onKeyDown(event: KeyboardEvent) {
        const { key, target, currentTarget } = event;
        const index = indexOf(target as Element);
        const tag = items[index];
        if (!tag || event.ctrlKey || event.metaKey || event.altKey) return;
        const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
        const next = indexFor(key, index, items.length - 1, isRtl);
        if (next !== null) rowAt(next)?.focus();
        else if (key === 'Delete' || key === 'Backspace') onRemove(tag);
        else if ((key === 'Enter' || key === ' ') && target === rowAt(index)) onPress(tag);
        else return;
        event.preventDefault();
      },
    },
  };
}
