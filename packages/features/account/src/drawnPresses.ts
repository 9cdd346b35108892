/** What is pressed on a page that was drawn before its app. */
export interface DrawnPresses {
  /** In this order; what sends a form only once. */
  readonly pressed: readonly HTMLElement[];
  /** What is being pressed at this moment with a pointer. */
  readonly held: () => HTMLElement | null;
  /** Ends it. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** Presses on the drawn page, from before its app was fetched. */
    drawnPresses?: DrawnPresses;
  }
}

/** A button that sends its form as soon as the app can. */
export const SENDS = '[data-sends]';

/** Remembers what is pressed on a drawn page; goes on with what is remembered already. */
export function rememberPresses(): DrawnPresses {
  if (window.drawnPresses !== undefined) return window.drawnPresses;
  const pressed: HTMLElement[] = [];
  let held: HTMLElement | null = null;
  const remember = (control: HTMLElement | null | undefined): void => {
    if (!control?.closest('[data-drawn]') || (control.matches(SENDS) && pressed.includes(control))) return;
    pressed.push(control);
  };
  const onClick = ({ target }: MouseEvent): void =>
    remember(target instanceof Element ? target.closest('button') : null);
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, isComposing } = event;
    if (
      key !== 'Enter' ||
      isComposing ||
      !(target instanceof HTMLInputElement) ||
      target.matches('[type=radio], [type=checkbox]')
    )
      return;
    const button = target.form?.querySelector<HTMLElement>(SENDS);
    if (!button) return;
    // Browsers send a form with one field without any button.
    event.preventDefault();
    remember(button);
  };
  const onDown = ({ target, button, isPrimary, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): void => {
    // A second finger is part of a gesture, and leaves alone what the first one presses.
    if (!isPrimary) return;
    // With a key the press means another tab, window or file, which the browser alone can open.
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    held =
      isPlain && target instanceof Element ? target.closest<HTMLElement>('[data-drawn] :is(a[href], button)') : null;
  };
  const onUp = ({ isPrimary }: PointerEvent): void => {
    if (isPrimary) held = null;
  };
  document.addEventListener('pointerdown', onDown);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onUp);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  window.drawnPresses = {
    pressed,
    held: () => held,
    stop() {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      delete window.drawnPresses;
    },
  };
  return window.drawnPresses;
}
