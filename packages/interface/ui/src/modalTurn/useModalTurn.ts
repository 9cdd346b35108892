import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isHeld, subscribeToHold, takeTurn, notifyWaiting } from './modalTurn.ts';

// React Aria marks each popover with the side on which it stands.
const hasFocusInPopover = () =>
  typeof document !== 'undefined' && !!document.activeElement?.closest('[data-placement]');

/**
 * Whether a modal window that is to be open may be open: not while `holdModals` holds it back. One that was open before
 * stays.
 */
export function useModalTurn(isOpen: boolean): boolean {
  const [isLet, setLet] = useState(false);
  // Here and not when the effect ends: effects also end while the code of a window beside this one is being loaded.
  if (!isOpen && isLet) setLet(false);
  const isFromMenu = isOpen && !isLet && hasFocusInPopover();
  const comesFromMenu = useEffectEvent(() => isFromMenu);
  // Before anything is painted, but after a question that comes into the page together with the window has begun to
  // hold it back.
  useLayoutEffect(() => {
    if (!isOpen || isLet) return undefined;
    let frame = 0;
    // Drawn at once, so that the window hides what lies below it before the one below could take it for a part of the
    // page and hide it.
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(look));
    };
    const look = () => {
      if (isHeld()) return;
      if (takeTurn()) setLet(true);
      else lookLater();
    };
    // A menu that closes while its entry opens the window gives the focus back with the next frame; the window has to
    // find it there to give it back in turn.
    if (comesFromMenu()) frame = requestAnimationFrame(lookLater);
    else look();
    const stop = subscribeToHold(lookLater);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [isOpen, isLet]);
  useEffect(() => {
    if (isOpen && isHeld() && !isLet) notifyWaiting();
  }, [isOpen, isLet]);
  return isOpen && isLet;
}
