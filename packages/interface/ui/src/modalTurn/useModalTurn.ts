import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isHeld, subscribeToHold, tellWaiting } from './modalTurn.ts';

// React Aria marks each popover with the side on which it stands.
const hasFocusInPopover = () => typeof document !== 'undefined' && !!document.activeElement?.closest('[data-placement]');

/** Whether a modal window that is to be open may be open: not while `holdModals` holds it back. One that was open before stays. */
export function useModalTurn(isOpen: boolean): boolean {
  const [isLet, setLet] = useState(false);
  const isFromMenu = isOpen && !isLet && hasFocusInPopover();
  const comesFromMenu = useEffectEvent(() => isFromMenu);
  // Before anything is painted, but after a question that comes into the page together with the window has begun to hold it back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const look = () => setLet((before) => before || !isHeld());
    // A menu that closes while its entry opens the window gives the focus back with the next frame; the window has to find it there to give it back in turn.
    const frame = comesFromMenu() ? requestAnimationFrame(look) : undefined;
    if (frame === undefined) look();
    const stop = subscribeToHold(look);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stop();
      setLet(false);
    };
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && isHeld() && !isLet) tellWaiting();
  }, [isOpen, isLet]);
  return isOpen && isLet;
}
