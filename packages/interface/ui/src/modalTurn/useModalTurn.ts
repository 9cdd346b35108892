import { useEffect, useLayoutEffect, useState } from 'react';
import { isHeld, subscribeToHold, tellWaiting } from './modalTurn.ts';

/** Whether a modal window that is to be open may be open: not while `holdModals` holds it back. One that was open before stays. */
export function useModalTurn(isOpen: boolean): boolean {
  const [isLet, setLet] = useState(false);
  // Before anything is painted, but after a question that comes into the page together with the window has begun to hold it back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const look = () => setLet((before) => before || !isHeld());
    look();
    const stop = subscribeToHold(look);
    return () => {
      stop();
      setLet(false);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && isHeld() && !isLet) tellWaiting();
  }, [isOpen, isLet]);
  return isOpen && isLet;
}
