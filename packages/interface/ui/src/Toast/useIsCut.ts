import { type RefObject, useEffect, useState } from 'react';

/** Whether a line has no room for all of its words. */
export function useIsCut(line: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line]);
  return isCut;
}
