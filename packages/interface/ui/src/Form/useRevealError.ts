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
  /** The form was submitted, and the user has not typed since. */
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
 * Reveals the error of a failed submit: a notice with role `alert` that appears in the form after a submit is focused
 * and scrolled into view, wherever the submit button is. When the notice disappears, the focus returns. Users who type
 * or move on are not interrupted, and an invalid field or one chosen by the attempt takes precedence.
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
