import { type RefObject, useEffect, useRef } from 'react';

/**
 * How long after a change the focus is looked after, in milliseconds: a dialog that asked before it goes late, and a
 * row may move.
 */
const PATIENCE = 3000;
const DIALOGS = '[role=dialog], [role=alertdialog]';
const CONTROLS = 'a[href], button:not(:disabled)';

/**
 * Keeps the keyboard in the row of a cell whose button goes with the change that it brings about: when the focus falls
 * out of the page, the row's first control gets it, or the cell where there is none. Call the result when the button is
 * pressed; `value` is what changes then.
 */
export function useRestoredFocus(cell: RefObject<HTMLElement | null>, value: unknown): () => void {
  const isPressed = useRef(false);
  const until = useRef(0);

  useEffect(() => {
    if (isPressed.current) until.current = performance.now() + PATIENCE;
    isPressed.current = false;
  }, [value]);

  // After each rendering: the order of the rows can change later than the value, and a row that moves loses the focus.
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      if (performance.now() > until.current) return;
      if (document.activeElement === document.body)
        (cell.current?.closest('li')?.querySelector<HTMLElement>(CONTROLS) ?? cell.current)?.focus();
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.closest(DIALOGS)) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });

  return () => {
    isPressed.current = true;
  };
}
