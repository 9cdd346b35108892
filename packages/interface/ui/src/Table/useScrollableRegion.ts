import { useEffect, useRef, useState } from 'react';

/** Makes a box that scrolls a named stop for the keyboard, but only while there is something to scroll. */
export function useScrollableRegion(label: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      setScrollable(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return isScrollable ? { ref, tabIndex: 0, role: 'region', 'aria-label': label } : { ref };
}
