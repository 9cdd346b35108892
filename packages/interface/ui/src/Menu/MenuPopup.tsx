import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../classNames.ts';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';
import type { MenuProps } from './Menu.tsx';
import { MenuLines } from './MenuLines.tsx';

/** Props of {@link MenuPopup}. */
export interface MenuPopupProps extends Pick<MenuProps, 'label' | 'sections' | 'placement'> {
  /** The button it hangs from; that button toggles `isOpen` itself and says so with `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  /** Identifier of the menu, for the button's `aria-controls`. */
  id: string;
  /** Whether it is shown; controlled. */
  isOpen: boolean;
  /** Called when the user wants to close it, also by choosing a line. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where the focus begins: on the menu itself (`true`), its first or its last line. */
  focusAt: true | 'first' | 'last';
}

/** The lines of a `Menu` without its button, for a button that is drawn before the code of the menu is there. */
export function MenuPopup({
  triggerRef,
  id,
  isOpen,
  onOpenChange,
  label,
  sections,
  placement = 'bottom start',
  focusAt,
}: MenuPopupProps) {
  return (
    <Popover
      className={classNames(floating, css.popover)}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={4}
      containerPadding={8}
    >
      <MenuLines id={id} label={label} sections={sections} autoFocus={focusAt} onClose={() => onOpenChange(false)} />
    </Popover>
  );
}
