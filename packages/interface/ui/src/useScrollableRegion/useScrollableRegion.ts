import { useEffect, useRef, useState } from 'react';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Makes a box that scrolls a named stop for the keyboard, but only while there is something to scroll. With
 * `yieldsToControls` the stop is left out where controls inside lead the keyboard through the content.
 */
export function useScrollableRegion(
  name: { 'aria-label': string } | { 'aria-labelledby': string },
  yieldsToControls = false,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const isScrollable = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      setStop(isScrollable && !(yieldsToControls && box.querySelector(controls)));
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [yieldsToControls]);
  return isStop ? { ref, tabIndex: 0, role: 'region', ...name } : { ref };
}
