import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button:not(:disabled)';

/**
 * Keeps the keyboard in a list whose rows can be removed: when the row that had the focus goes, the row that takes its place gets
 * it, or `fallback` when the list is empty. Spread the result on the list; its children are the rows.
 */
export function useRowFocus<List extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  useEffect(() => {
    const { current: before } = last;
    if (!before || before.row.isConnected) return;
    last.current = null;
    const focusSuccessor = () => {
      const rows = [...(list.current?.children ?? [])];
      const successor = rows[Math.min(before.index, rows.length - 1)];
      (successor?.querySelector<HTMLElement>(controls) ?? fallback.current)?.focus();
    };
    if (document.activeElement === document.body) {
      focusSuccessor();
      return;
    }
    // A dialog that asked before the removal is still closing; not finding the row again, it gives the focus to the fallback.
    const onFocusIn = ({ target }: globalThis.FocusEvent) => {
      if (target === fallback.current) focusSuccessor();
    };
    document.addEventListener('focusin', onFocusIn, { once: true });
  });
  return {
    ref: list,
    onFocus: ({ target, currentTarget }: FocusEvent<List>) => {
      // A dialog of a row stands elsewhere in the page, though its events come through here.
      if (!currentTarget.contains(target)) return;
      const index = [...currentTarget.children].findIndex((row) => row.contains(target));
      const row = currentTarget.children[index];
      last.current = row ? { row, index } : null;
    },
  };
}
