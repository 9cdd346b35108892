import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How much smaller something of a width has to be drawn to fit its frame; 1 where there is room. */
export function useFittingZoom(width: number): { frame: RefObject<HTMLDivElement | null>; zoom: number } {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, zoom: room > 0 ? Math.min(1, room / width) : 1 };
}
