import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { TriggerButton } from '../Button/TriggerButton.tsx';
import { classNames } from '../classNames.ts';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';
import { MenuLine } from './MenuLine.tsx';
import { type MenuSection, selectionOf } from './menuSection.ts';

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
        <AriaMenu className={css.menu} aria-label={label}>
          {sections.map((section) => (
            <AriaMenuSection
              key={section.id}
              id={section.id}
              className={css.section}
              {...(section.label ? {} : { 'aria-label': section['aria-label'] ?? label })}
              {...selectionOf(section)}
            >
              {section.label && <Header className={css.heading}>{section.label}</Header>}
              {section.items.map((item) => (
                <MenuLine key={item.id} item={item} isChoice={section.onSelectionChange !== undefined} />
              ))}
            </AriaMenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
