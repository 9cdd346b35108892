import type { MouseEvent } from 'react';

/** A press on the frame around a control puts the focus into the control, or leaves it there. */
export function keepFocus(event: MouseEvent, control: HTMLElement | null): void {
  if (event.target === control) return;
  event.preventDefault();
  control?.focus();
}
