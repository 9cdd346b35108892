import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as css from './Toolbar.css.ts';

const DELAY = 500;

const buttonOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('button');

function place(tip: HTMLElement | null, anchor: HTMLElement) {
  if (!tip) return;
  if (!tip.matches(':popover-open')) tip.showPopover();
  const box = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const start = box.left + (box.width - width) / 2;
  tip.style.insetInlineStart = `${Math.max(4, Math.min(start, window.innerWidth - width - 4))}px`;
  tip.style.insetBlockStart = `${box.top - height >= 0 ? box.top - height : box.bottom}px`;
}

/** One tip for the whole toolbar: it names the button that is pointed at or focused by keyboard, and its keys. */
export function useToolbarTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef(0);
  const show = (next: HTMLElement | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = window.setTimeout(() => setAnchor(next), delay);
    else setAnchor(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const close = () => setAnchor(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [anchor]);
  return {
    tip: anchor && (
      <span ref={(tip) => place(tip, anchor)} popover="manual" className={css.tip} aria-hidden>
        <span className={css.tipWords}>{anchor.dataset['tip'] ?? anchor.ariaLabel}</span>
      </span>
    ),
    tipProps: {
      onPointerOver: (event: PointerEvent) => {
        const button = buttonOf(event.target);
        if (event.pointerType === 'mouse' && button) show(button, anchor ? 0 : DELAY);
      },
      onPointerLeave: () => show(null),
      onPointerDown: () => show(null),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(buttonOf(event.target));
      },
      onBlur: () => show(null),
    },
  };
}
