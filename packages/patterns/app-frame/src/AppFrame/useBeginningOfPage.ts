import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins every page at its top, and hands it the focus that the page before took along: without it the next Tab would
 * begin at the header again. A link of the header or of the standing navigation keeps the focus.
 */
export function useBeginningOfPage(
  main: RefObject<HTMLElement | null>,
  drawer: RefObject<HTMLElement | null>,
  routeKey: string,
): void {
  const shown = useRef(routeKey);
  useEffect(() => {
    if (shown.current === routeKey) return;
    shown.current = routeKey;
    main.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
    const focused = document.activeElement;
    if (focused === null || focused === document.body || drawer.current?.contains(focused))
      main.current?.focus({ preventScroll: true });
  }, [main, drawer, routeKey]);
}
