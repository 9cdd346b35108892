import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button:not(:disabled)';

/** Place of a row: what it says itself where only a part of the list is drawn, otherwise its place among its siblings. */
const placeOf = (row: Element, rows: readonly Element[]): number => Number(row.getAttribute('data-index') ?? rows.indexOf(row));

/**
 * Keeps the keyboard in a list whose rows can be removed: when the row that had the focus goes, the row that takes its place gets
 * it, or `fallback` when the list is empty. Spread the result on the list; its children are the rows. Where only some of them are
 * drawn, `data-index` on each says its place.
 */
export function useRowFocus<List extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  // Before the next frame, in which a dialog around the list would take the focus to its first control.
  useLayoutEffect(() => {
    const { current: before } = last;
    if (!before) return;
    if (before.row.isConnected) {
      // Rows may have come before it meanwhile.
      before.index = placeOf(before.row, [...(list.current?.children ?? [])]);
      return;
    }
    last.current = null;
    const focusSuccessor = () => {
      const rows = [...(list.current?.children ?? [])];
      const successor = rows.find((row) => placeOf(row, rows) === before.index) ?? rows.at(-1);
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
      const rows = [...currentTarget.children];
      const row = rows.find((each) => each.contains(target));
      last.current = row ? { row, index: placeOf(row, rows) } : null;
    },
  };
}
