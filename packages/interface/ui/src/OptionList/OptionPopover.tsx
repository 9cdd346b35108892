import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './OptionList.css.ts';
import { placementOf } from './placement.ts';

/** Places the panel; returns where the field stands. */
function place(panel: HTMLElement, anchor: Element): string {
  // The part of the page that can be seen: an on-screen keyboard covers the rest.
  const { offsetLeft = 0, offsetTop = 0, width = innerWidth, height = innerHeight } = window.visualViewport ?? {};
  const { clientWidth, clientHeight } = document.documentElement;
  const view = {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + Math.min(width, clientWidth),
    bottom: offsetTop + height,
  };
  panel.style.maxBlockSize = '';
  const field = anchor.getBoundingClientRect();
  const to = placementOf(field, panel.offsetHeight, view, getComputedStyle(anchor).direction === 'rtl');
  panel.style.inlineSize = `${to.width}px`;
  panel.style.maxBlockSize = `${to.maxHeight}px`;
  const edges = to.edge === 'top' ? `${to.at}px auto auto` : `auto auto ${clientHeight - to.at}px`;
  panel.style.inset = `${edges} ${to.left}px`;
  return `${field.left} ${field.top}`;
}

interface OptionPopoverProps {
  /** The field it hangs from. */
  anchorRef: RefObject<Element | null>;
  /** What it holds; another kind of content may need another place. */
  content: string;
  /** A press elsewhere, or what the field stands in scrolls. */
  onClose: () => void;
  children: ReactNode;
}

/** Hangs from a field that keeps the focus, in the browser's top layer: above dialogs, and not cut off by what scrolls. */
export function OptionPopover({ anchorRef, content, onClose, children }: OptionPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const fieldAt = useRef('');
  const update = useEffectEvent(() => {
    if (ref.current && anchorRef.current) fieldAt.current = place(ref.current, anchorRef.current);
  });
  const onPress = useEffectEvent(({ target }: Event) => {
    if (![ref, anchorRef].some(({ current }) => current?.contains(target as Node))) onClose();
  });
  const onScroll = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || !target.contains(anchorRef.current)) return;
    const before = fieldAt.current;
    update();
    // The press that opened the list may have scrolled the field into sight: that is told of a frame later.
    if (target !== document && fieldAt.current !== before) onClose();
  });

  useLayoutEffect(() => {
    if (!ref.current?.matches(':popover-open')) ref.current?.showPopover();
    update();
  }, [content]);
  useEffect(() => {
    const view = window.visualViewport;
    // A field grows with its chips.
    const size = new ResizeObserver(() => update());
    if (anchorRef.current) size.observe(anchorRef.current);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', update);
    view?.addEventListener('resize', update);
    view?.addEventListener('scroll', update);
    return () => {
      size.disconnect();
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', update);
      view?.removeEventListener('resize', update);
      view?.removeEventListener('scroll', update);
    };
  }, [anchorRef]);

  return (
    <div ref={ref} popover="manual" className={classNames(floating, css.popover)}>
      {children}
    </div>
  );
}
