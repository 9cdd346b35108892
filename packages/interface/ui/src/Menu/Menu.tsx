import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { classNames } from '../classNames.ts';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';
import { MenuLines } from './MenuLines.tsx';
import type { MenuSection } from './menuSection.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  /** The lines, in sections. */
  sections: readonly MenuSection[];
  /** Where it stands; `bottom start` by default. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Whether it is open; uncontrolled when left out. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions and links behind one button. */
export function Menu({ trigger, label, sections, placement = 'bottom start', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <TriggerButton>{trigger}</TriggerButton>
      <Popover className={classNames(floating, css.popover)} placement={placement} offset={4} containerPadding={8}>
        <MenuLines label={label} sections={sections} />
      </Popover>
    </MenuTrigger>
  );
}
