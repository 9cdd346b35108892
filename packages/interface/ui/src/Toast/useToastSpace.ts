import { type RefObject, useLayoutEffect } from 'react';
import { TOAST_SPACE } from '@resonanz/tokens/toastSpace';

/** What has the focus stays in sight when the window gets lower; a whole page that scrolls does not count. */
function keepFocusInSight(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return;
  if (focused.getBoundingClientRect().height < innerHeight / 2)
    focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Publishes how much of the window's lower edge a region covers, so that the page leaves that space free. */
export function useToastSpace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    let known = 0;
    const report = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === known) return;
      root.setProperty(TOAST_SPACE, `${height}px`);
      if (height > known) keepFocusInSight(element);
      known = height;
    };
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(TOAST_SPACE);
    };
  }, [region]);
}
