import { useEffect, useRef } from 'react';

/** Keeps the focus on the menu of a card that has moved to another column; the card is a new element there. */
export function useMovedFocus(todoId: number | undefined, status: number | undefined) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (todoId === undefined || status === undefined) return;
    // The menu that is closing gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      board.current?.querySelector<HTMLElement>(`[data-todo="${todoId}"] button[aria-haspopup]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [todoId, status]);
  return board;
}
