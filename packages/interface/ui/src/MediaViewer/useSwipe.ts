import { type PointerEvent, useRef } from 'react';

const LEAST = 48;

/**
 * Calls back when a finger goes sideways; not on a video, whose controls are dragged, and not on a picture that is
 * moved itself.
 */
export function useSwipe(onBack: () => void, onForth: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const isHeld = (event.target as Element).closest('video, [data-actual-size], button') !== null;
      start.current =
        event.pointerType === 'mouse' || !event.isPrimary || isHeld ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from || !event.isPrimary) return;
      const way = event.clientX - from.x;
      if (Math.abs(way) < LEAST || Math.abs(way) < Math.abs(event.clientY - from.y)) return;
      if (way > 0) onBack();
      else onForth();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
