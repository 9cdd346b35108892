import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './OptionList.css.ts';
import { placementOf } from './placement.ts';

function place(panel: HTMLElement, anchor: Element) {
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
  panel.style.left = `${to.left}px`;
  panel.style.inlineSize = `${to.width}px`;
  panel.style.maxBlockSize = `${to.maxHeight}px`;
  panel.style.top = to.edge === 'top' ? `${to.at}px` : 'auto';
  panel.style.bottom = to.edge === 'bottom' ? `${clientHeight - to.at}px` : 'auto';
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
  const holds = (target: EventTarget | null) =>
    target instanceof Node && [ref, anchorRef].some(({ current }) => current?.contains(target));

  // Where the field stood when the panel was placed.
  const placedAt = useRef<DOMRect>(undefined);
  const update = useEffectEvent(() => {
    if (!ref.current || !anchorRef.current) return;
    place(ref.current, anchorRef.current);
    placedAt.current = anchorRef.current.getBoundingClientRect();
  });
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!holds(target)) onClose();
  });
  const onScroll = useEffectEvent(({ target }: Event) => {
    if (target === document) return update();
    if (!anchorRef.current || !(target instanceof Node) || !target.contains(anchorRef.current)) return;
    // The press that opened the list may have scrolled the field into sight: that is told of a frame later.
    const { left, top } = anchorRef.current.getBoundingClientRect();
    if (left !== placedAt.current?.left || top !== placedAt.current.top) onClose();
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
