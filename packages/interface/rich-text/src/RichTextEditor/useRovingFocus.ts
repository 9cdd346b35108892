import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop of the Tab key for many buttons: arrow keys, Home and End move between them. */
export function useRovingFocus(ref: RefObject<HTMLElement | null>) {
  const current = useRef(0);
  const buttons = () => [...(ref.current?.querySelectorAll('button') ?? [])];
  const mark = () => buttons().forEach((button, index) => (button.tabIndex = index === current.current ? 0 : -1));
  // Not as a prop: the button of the menu is the kit's own.
  useLayoutEffect(() => {
    current.current = Math.max(0, Math.min(current.current, buttons().length - 1));
    mark();
  });
  return {
    focusCurrent: () => buttons()[current.current]?.focus(),
    onFocus: (event: FocusEvent) => {
      const index = buttons().indexOf(event.target as HTMLButtonElement);
      if (index < 0) return;
      current.current = index;
      mark();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons();
      const step = STEPS[event.key];
      if (event.key === 'Home') all[0]?.focus();
      else if (event.key === 'End') all.at(-1)?.focus();
      else if (step) all[(current.current + step + all.length) % all.length]?.focus();
      else return;
      event.preventDefault();
    },
  };
}
