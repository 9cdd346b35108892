'use client';

import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import { cloneElement, type KeyboardEvent, type ReactElement, type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '@resonanz/ui/IconButton';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { MenuItem, MenuSection } from '@resonanz/ui/Menu';
import * as css from './LazyMenu.css.ts';

const Popup = lazyComponent(async () => (await import('@resonanz/ui/MenuPopup')).MenuPopup);

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** Props of `LazyMenu`. */
export interface LazyMenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** Its accessible name. */
  label: string;
  /** The lines, in sections. */
  sections: readonly MenuSection[];
  /** Where it stands; `bottom start` by default. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

const KEYS: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * A `Menu` whose button is drawn at once, while its code is fetched when pointer or focus come near: for the many menus
 * of a list.
 */
export function LazyMenu({ trigger, label, sections, placement = 'bottom start' }: LazyMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [focusAt, setFocusAt] = useState<true | 'first' | 'last'>(true);

  function onKeyDown(event: KeyboardEvent) {
    const place = KEYS[event.key];
    const { disabled = true, ariaDisabled = null } = button.current ?? {};
    if (!place || isOpen || disabled || ariaDisabled === 'true') return;
    event.preventDefault();
    setFocusAt(place);
    setOpen(true);
  }

  return (
    <>
      {/* It only listens to what happens to the button inside, which is what is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside is the control. */}
      <span
        className={css.place}
        onPointerEnter={Popup.prepare}
        onFocus={Popup.prepare}
        onPointerDown={() => setFocusAt(true)}
        onKeyDown={onKeyDown}
      >
        {cloneElement(trigger, {
          ref: button,
          onPress: () => setOpen(!isOpen),
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          ...(isOpen && { 'aria-controls': id }),
        })}
      </span>
      <Popup
        isWanted={isOpen}
        triggerRef={button}
        id={id}
        label={label}
        sections={sections}
        placement={placement}
        isOpen={isOpen}
        onOpenChange={setOpen}
        focusAt={focusAt}
      />
    </>
  );
}

/** Lines that belong together; what is `false` is left out. */
export interface RowMenuSection extends Pick<MenuSection, 'id' | 'label' | 'aria-label'> {
  /** The lines. */
  readonly items: readonly (MenuItem | false | undefined)[];
}

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  /** Names button and menu, with the record: "Actions for Summer". */
  label: string;
  /** The lines, in sections; a section without lines is left out. */
  sections: readonly RowMenuSection[];
}

/** What can be done with one record of a list, behind three dots; nothing is drawn where nothing can be done. */
export function RowMenu({ label, sections }: RowMenuProps) {
  const filled = sections
    .map(({ items, ...section }) => ({
      ...section,
      items: items.filter((item) => item !== false && item !== undefined),
    }))
    .filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <LazyMenu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={DotsThreeVerticalIcon} size="small" weight="bold" label={label} />}
      sections={filled}
    />
  );
}
