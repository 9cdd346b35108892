import { useEffect, useRef, useState } from 'react';

/** So many cards are drawn at once, more than two windows full. */
const STEP = 60;
/** The next ones are drawn this far before they come into sight. */
const AHEAD = '1200px';

/** How many of `count` cards are drawn; more each time the element at their end comes near. */
export function useRevealed(count: number) {
  const [revealed, setRevealed] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setRevealed((before) => before + STEP);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, revealed]);
  return { revealed, end };
}
