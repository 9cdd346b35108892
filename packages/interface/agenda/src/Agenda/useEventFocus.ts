import type { EventDisplayInfo } from '@fullcalendar/react';
import { type FocusEvent, useEffect, useRef } from 'react';

/** The event to which an element in the calendar belongs. */
export function eventIdOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-event]')?.dataset['event'] : undefined;
}

// Places in a month are measured first, hidden, and can't be focused for a few frames.
const frames = 20;

/** Keeps keyboard focus on an event when new events come: the calendar draws them all again. */
export function useEventFocus(events: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string | undefined>(undefined);
  useEffect(() => {
    let frame = 0;
    const restore = (left: number) => {
      const id = focused.current;
      if (id === undefined || left === 0) return;
      if (document.activeElement === document.body)
        root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
      frame = requestAnimationFrame(() => restore(left - 1));
    };
    restore(frames);
    return () => cancelAnimationFrame(frame);
  }, [events]);
  return {
    onEventMount({ el, event, isMirror }: EventDisplayInfo & { el: HTMLElement }) {
      if (!isMirror) el.dataset['event'] = event.id;
    },
    rootProps: {
      ref: root,
      onFocus: ({ target }: FocusEvent) => {
        focused.current = eventIdOf(target);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) focused.current = undefined;
      },
      onPointerDown: () => {
        focused.current = undefined;
      },
    },
  };
}
