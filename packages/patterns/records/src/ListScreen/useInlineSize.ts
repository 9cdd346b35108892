import { useCallback, useState } from 'react';

/**
 * The width in px of the element that is given `ref`, as it changes; `null` until it is known, which is before a
 * browser paints the element.
 */
export function useInlineSize() {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
