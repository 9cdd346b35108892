import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const CARD_HEIGHT = 140;
const AHEAD = '1500px';

interface CardChunkProps {
  count: number;
  /** Drawn at once; the others wait until they are near. */
  isFirst: boolean;
  children: () => ReactNode;
}

/** Some cards of a long list, drawn while they are near the sight; otherwise a place as high as they were. */
export function CardChunk({ count, isFirst, children }: CardChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(count * CARD_HEIGHT);
  const [isNear, setNear] = useState(isFirst);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Under load several come at once; the last one holds.
        const entry = entries.at(-1);
        if (!entry) return;
        // A card keeps its focus.
        const isNeeded = entry.isIntersecting || element.contains(document.activeElement);
        if (!isNeeded && entry.boundingClientRect.height > 0) height.current = entry.boundingClientRect.height;
        setNear(isNeeded);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} role="presentation" style={isNear ? {} : { blockSize: height.current }}>
      {isNear && children()}
    </div>
  );
}
