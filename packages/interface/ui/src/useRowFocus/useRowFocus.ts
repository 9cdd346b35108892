import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const controls = 'a[href], button:not(:disabled)';
const dialogs = '[role=dialog], [role=alertdialog]';

/** Longest time without a place for the focus once no dialog has it any more, in milliseconds. */
const PATIENCE = 3000;

/** Place of a row: what it says itself where only a part of the list is drawn, otherwise its place among its siblings. */
const placeOf = (row: Element, rows: readonly Element[]): number =>
  Number(row.getAttribute('data-index') ?? rows.indexOf(row));

/**
 * Keeps the keyboard in a list whose rows can be removed: when the row that had the focus goes, the row that takes its
 * place gets it, or `fallback` when the list is empty. Spread the result on the list; its children are the rows. Where
 * only some of them are drawn, `data-index` on each says its place.
 */
export function useRowFocus<List extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const list = useRef<List>(null);
  const last = useRef<{ row: Element; index: number } | null>(null);
  function focusSuccessor(before: { row: Element; index: number }) {
    last.current = null;
    const rows = [...(list.current?.children ?? [])];
    const successor = rows.find((row) => placeOf(row, rows) === before.index) ?? rows.at(-1);
    (successor?.querySelector<HTMLElement>(controls) ?? fallback.current)?.focus();
    if (document.activeElement === document.body) last.current = before;
  }

  /**
   * A confirmation dialog closes late: until then it has the focus or keeps the page inert, and nothing re-renders
   * afterwards. Users who moved on keep their focus.
   */
  function follow(
    before: { row: Element; index: number },
    wasAsked = false,
    until: number = performance.now() + PATIENCE,
  ) {
    const { activeElement, body } = document;
    // With its last row the list itself may go.
    const place = list.current ?? fallback.current;
    if (!place) return;
    const dialog = activeElement?.closest(dialogs);
    const isAround = dialog?.contains(place) ?? false;
    const isAsked = Boolean(dialog) && !isAround;
    // Not finding the row again, a dialog gives the focus to the fallback, and a panel around the list that is quicker
    // than this takes it to its first control.
    const isLost = activeElement === body || activeElement === fallback.current || (wasAsked && isAround);
    if (isLost) {
      focusSuccessor(before);
      if (document.activeElement !== body) return;
    } else {
      last.current = null;
      if (!isAsked) return;
    }
    const end = isAsked ? performance.now() + PATIENCE : until;
    if (performance.now() < end) requestAnimationFrame(() => follow(before, isAsked || isLost, end));
  }

  // Before the next frame, in which a dialog around the list would take the focus to its first control: where the focus
  // was when the row went is no longer seen later, however late effects come.
  useLayoutEffect(() => {
    const { current: before } = last;
    if (!before) return;
    // Rows may have been added before it.
    if (before.row.isConnected) {
      before.index = placeOf(before.row, [...(list.current?.children ?? [])]);
      return;
    }
    // At once, before a panel around the list takes the focus back from the fallback.
    const onFocusIn = ({ target }: globalThis.FocusEvent) => {
      if (target === fallback.current) focusSuccessor(before);
    };
    if (document.activeElement !== document.body) document.addEventListener('focusin', onFocusIn, { once: true });
    follow(before);
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
