import { CheckIcon } from '@phosphor-icons/react';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../classNames.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { floating } from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';

/** One line of a menu: an action, a link (`href`) or, in a section with `onSelectionChange`, a choice. */
export interface MenuItem {
  /** Identifier, unique in the menu. */
  id: string;
  /** The words. */
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Icon before the words. */
  icon?: IconSource;
  /** Called when it is chosen. */
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  /** Browsing context of a link. */
  target?: string;
  /** `danger` for what deletes or refuses. */
  tone?: 'neutral' | 'danger';
  /** Prevents the choice. */
  isDisabled?: boolean;
}

/** Lines that belong together; sections are parted by hairlines. */
export interface MenuSection {
  /** Identifier, unique in the menu. */
  id: string;
  /** Heading above the lines. */
  label?: string;
  /** Name of the group for assistive technology, where there is no heading. */
  'aria-label'?: string;
  /** The lines. */
  items: readonly MenuItem[];
  /** The chosen line of a section whose lines exclude each other. */
  selectedId?: string | null;
  /** Makes the lines radio items and is called with the chosen one. */
  onSelectionChange?: (id: string) => void;
}

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

function Line({ item, isChoice }: { item: MenuItem; isChoice: boolean }) {
  const isDanger = item.tone === 'danger';
  return (
    <AriaMenuItem
      id={item.id}
      className={classNames(css.item, isDanger && css.danger)}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      {...(item.href ? { href: item.href } : {})}
      {...(item.target ? { target: item.target } : {})}
    >
      {({ isSelected }) => (
        <>
          {item.icon && (
            <span className={classNames(css.icon, isDanger && css.dangerIcon)}>
              <Icon icon={item.icon} />
            </span>
          )}
          <span className={css.words}>
            {item.label}
            {item.description && <span className={css.description}>{item.description}</span>}
          </span>
          {isChoice && isSelected && (
            <span className={css.check}>
              <Icon icon={CheckIcon} size="mini" />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Actions and links behind one button. */
export function Menu({ trigger, label, sections, placement = 'bottom start', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <Popover className={classNames(floating, css.popover)} placement={placement} offset={4} containerPadding={8}>
        <AriaMenu className={css.menu} aria-label={label}>
          {sections.map(({ id, items, selectedId, onSelectionChange, ...section }) => (
            <AriaMenuSection
              key={id}
              id={id}
              className={css.section}
              {...(section.label ? {} : { 'aria-label': section['aria-label'] ?? label })}
              {...(onSelectionChange
                ? {
                    selectionMode: 'single' as const,
                    disallowEmptySelection: true,
                    selectedKeys: selectedId == null ? [] : [selectedId],
                    onSelectionChange: (keys: 'all' | Set<string | number>) => {
                      const [chosen] = keys === 'all' ? [] : [...keys];
                      if (chosen !== undefined) onSelectionChange(String(chosen));
                    },
                  }
                : {})}
            >
              {section.label && <Header className={css.heading}>{section.label}</Header>}
              {items.map((item) => (
                <Line key={item.id} item={item} isChoice={onSelectionChange !== undefined} />
              ))}
            </AriaMenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
