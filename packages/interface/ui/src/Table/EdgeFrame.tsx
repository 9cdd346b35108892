import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { showWholeTextLater } from './showWholeTextLater.ts';
import * as css from './Table.css.ts';

interface EdgeFrameProps {
  isGrowing: boolean | undefined;
  /** Width in px of the column that stays at the end; 0 without one. */
  actionWidth: number;
  /** The box that scrolls. */
  children: ReactNode;
}

/** Shades the edges of a table behind which there is more. It marks the element itself: scrolling draws nothing again. */
export function EdgeFrame({ isGrowing, actionWidth, children }: EdgeFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const box = element?.firstElementChild;
    if (!element || !(box instanceof HTMLElement)) return;
    const mark = () => {
      const start = Math.abs(box.scrollLeft);
      element.toggleAttribute('data-more-start', start > 1);
      element.toggleAttribute('data-more-end', box.scrollWidth - box.clientWidth - start > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', mark, { passive: true });
    const endWholeText = tip.current ? showWholeTextLater(box, tip.current) : undefined;
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
      endWholeText?.();
    };
  }, []);
  return (
    <div
      ref={frame}
      className={classNames(css.frame, isGrowing && css.growing)}
      style={{ [css.ACTION_SPACE]: `${actionWidth}px` } as CSSProperties}
    >
      {children}
      {/* Assistive technology reads the cell itself whole. */}
      <div ref={tip} popover="manual" aria-hidden="true" className={css.wholeText} />
    </div>
  );
}
