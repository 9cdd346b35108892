import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { classNames } from '../classNames.ts';
import * as css from './Popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Whether it is shown; controlled. */
  isOpen: boolean;
  /** Called when the user wants to close it: Escape, a press outside, or focus that moves on. */
  onOpenChange: (isOpen: boolean) => void;
  /** The control it hangs from; that control toggles `isOpen` itself and says so with `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  /** Its accessible name. */
  label: string;
  /** The content, up to the edges. */
  children: ReactNode;
  /** Where it stands; `bottom end` by default. It turns over where there is no room. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** 280 px (`menu`), 320 px (`watchList`), 350 px (`notifications`) or as wide as the content (default). */
  width?: keyof typeof css.width;
}

// The layer of dialogs, where whatever opened last is on top: a panel in a dialog, or a dialog that the panel asks
// with. The name of the variable, not the contract: that would bring all tokens into the bundle.
const inLayer = { zIndex: 'var(--rz-z-dialog)' };

/** A panel with dialog semantics that hangs from a control; the page around it stays in use. */
export function Popover({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  children,
  placement = 'bottom end',
  width = 'content',
}: PopoverProps) {
  const isInside = useRef(false);
  const onPressStart = useEffectEvent((event: Event) => {
    const target = event.target as Element;
    isInside.current = triggerRef.current?.contains(target) || target.closest('[data-react-aria-top-layer]') !== null;
  });
  const onPressEnd = useEffectEvent(() => {
    if (!isInside.current) onOpenChange(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    isInside.current = true;
    document.addEventListener('pointerdown', onPressStart, true);
    document.addEventListener('pointerup', onPressEnd, true);
    return () => {
      document.removeEventListener('pointerdown', onPressStart, true);
      document.removeEventListener('pointerup', onPressEnd, true);
    };
  }, [isOpen]);
  return (
    <AriaPopover
      className={classNames(css.floating, css.width[width])}
      style={inLayer}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isNonModal
      placement={placement}
      offset={4}
      containerPadding={8}
      // The trigger closes by its own press; closing on blur too would open it again.
      shouldCloseOnInteractOutside={(element) => !triggerRef.current?.contains(element)}
    >
      <AriaDialog className={css.dialog} aria-label={label}>
        {/* React's events also come from menus and lists that were opened in here but stand elsewhere in the page. */}
        <div
          className={css.inside}
          onPointerDownCapture={() => {
            isInside.current = true;
          }}
        >
          {children}
        </div>
      </AriaDialog>
    </AriaPopover>
  );
}
