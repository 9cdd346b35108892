import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as css from './LabelTip.css.ts';

const DELAY = 500;
const WARM = 400;
let lastClosed = 0;

function place(tip: HTMLElement | null) {
  const anchor = tip?.parentElement?.getBoundingClientRect();
  if (!tip || !anchor) return;
  // The top layer lets the words leave scrolling tables and dialogs.
  if (!tip.matches(':popover-open')) tip.showPopover();
  const { width, height } = tip.getBoundingClientRect();
  const fitsBelow = anchor.bottom + height <= window.innerHeight;
  const start = anchor.left + (anchor.width - width) / 2;
  tip.style.top = `${fitsBelow ? anchor.bottom : anchor.top - height}px`;
  tip.style.left = `${Math.max(0, Math.min(start, window.innerWidth - width))}px`;
}

/**
 * Shows the name of an icon-only button on hover and on keyboard focus. The tip exists only while it is seen, so that a
 * table with hundreds of buttons pays nothing; it stands inside the button, which makes it hoverable, and is hidden
 * from assistive technology, which already reads the name.
 */
export function useLabelTip(label: ReactNode, isOff = false) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) lastClosed = Date.now();
      return false;
    });
  }, []);
  const open = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen, close]);

  const tip = isOpen && (
    <span ref={place} popover="manual" className={css.tip} aria-hidden>
      <span className={css.words}>{label}</span>
    </span>
  );
  if (isOff) return { tip: null, tipProps: {} };
  return {
    tip,
    tipProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') open(Date.now() - lastClosed < WARM ? 0 : DELAY);
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) open(0);
      },
      onBlur: close,
    },
  };
}
