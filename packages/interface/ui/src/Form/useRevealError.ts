import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Attempts {
  /** How often the form was sent. */
  attempts: number;
  /** An attempt is under way. */
  isBusy: boolean;
  /** The element that the attempt itself has moved the focus to. */
  chosen: RefObject<HTMLElement | null>;
}

interface Watch {
  /** The form was sent, and nobody has typed since. */
  isAwaited: boolean;
  /** The notice that has the focus. */
  shown: HTMLElement | null;
  /** The notice that this attempt has led to. */
  announced: HTMLElement | null;
  /** What had it before. */
  cameFrom: Element | null;
}

const NOTICE = '[role="alert"]';

function reveal(form: HTMLElement, watch: Watch, notice: HTMLElement): void {
  const isReachable = notice.checkVisibility() && notice.closest('[inert]') === null;
  if (
    !watch.isAwaited ||
    watch.announced === notice ||
    !isReachable ||
    form.querySelector('[aria-invalid="true"]') ||
    notice.contains(document.activeElement)
  )
    return;
  watch.cameFrom = document.activeElement;
  watch.shown = notice;
  watch.announced = notice;
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: 'center' });
}

function giveBack(watch: Watch): void {
  watch.shown = null;
  if (document.activeElement === document.body && watch.cameFrom instanceof HTMLElement && watch.cameFrom.isConnected)
    watch.cameFrom.focus();
}

const noticesIn = (node: Node): readonly HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(node.matches(NOTICE) ? [node] : []), ...node.querySelectorAll<HTMLElement>(NOTICE)]
    : [];

/**
 * Leads to what a form says about an attempt that failed: a notice with role `alert` that comes up in it after it was
 * sent gets the focus and comes into sight, wherever the button is that sent it. When the notice goes, the focus
 * returns to where it was. Somebody who types or moves on is left alone, and an invalid field or one that the attempt
 * has chosen comes first.
 */
export function useRevealError(form: RefObject<HTMLFormElement | null>, { attempts, isBusy, chosen }: Attempts): void {
  const watch = useRef<Watch>({ isAwaited: false, shown: null, announced: null, cameFrom: null });

  useEffect(() => {
    const element = form.current;
    const { current } = watch;
    if (!element) return undefined;
    const observer = new MutationObserver((changes) => {
      if (current.shown?.isConnected === false) giveBack(current);
      for (const notice of changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(noticesIn)) {
        if (chosen.current === null) reveal(element, current, notice);
      }
    });
    observer.observe(element, { subtree: true, childList: true });
    const onInput = () => {
      current.isAwaited = false;
    };
    element.addEventListener('input', onInput);
    return () => {
      observer.disconnect();
      element.removeEventListener('input', onInput);
    };
  }, [form, chosen]);

  useLayoutEffect(() => {
    if (attempts > 0) Object.assign(watch.current, { isAwaited: true, announced: null });
  }, [attempts]);

  // A notice may stand there since the last attempt, and one in a dialog is out of reach until the dialog has stopped
  // waiting.
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!hasEnded) return undefined;
    const frame = requestAnimationFrame(() => {
      const element = form.current;
      const notice = element?.querySelector<HTMLElement>(NOTICE);
      if (element && notice && chosen.current === null) reveal(element, watch.current, notice);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isBusy, chosen]);
}
