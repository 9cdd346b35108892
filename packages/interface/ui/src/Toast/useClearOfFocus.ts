import { type RefObject, useEffect, useEffectEvent } from 'react';

const covers = (box: HTMLElement, other: Element) => {
  const a = box.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

function moveOff(box: HTMLElement, focused: Element | null) {
  if (!focused || focused === document.body || box.contains(focused) || !covers(box, focused)) return;
  const before = box.dataset['edge'] ?? 'upper';
  box.dataset['edge'] = before === 'lower' ? 'upper' : 'lower';
  // What is as high as the window is covered either way.
  if (covers(box, focused)) box.dataset['edge'] = before;
}

/** Moves a region to the other edge of the window while it would cover what has the focus; `content` tells when it grows. */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, content: unknown): void {
  const clear = useEffectEvent(() => {
    if (region.current) moveOff(region.current, document.activeElement);
  });
  useEffect(() => {
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, []);
  useEffect(() => clear(), [content]);
}
