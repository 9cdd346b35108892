import { useEffect, useRef } from 'react';

/** Keeps the focus on the menu of a card that has come to another column; the card is a new element there. */
export function useMovedFocus(cardId: number | undefined, columnId: string | number | undefined) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cardId === undefined || columnId === undefined) return;
    // The menu or dialog that is closing gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      board.current?.querySelector<HTMLElement>(`[data-card="${cardId}"] button[aria-haspopup]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [cardId, columnId]);
  return board;
}
