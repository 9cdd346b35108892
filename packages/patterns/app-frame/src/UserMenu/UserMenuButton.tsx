'use client';

import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react';
import type { Ref } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { ShellButton } from '@resonanz/ui/ShellButton';
import type { PanelControl } from '../AppFrame/FrameContext.ts';
import { messages } from '../messages.ts';
import * as css from './UserMenu.css.ts';

/** Who stands on the user's button. */
export interface UserButtonProps extends PanelControl {
  /** Short name on the button, for example "Katharina B." */
  name: string;
  /** Stand in for the picture. */
  initials: string;
  /** Address of the user's picture. */
  pictureSrc?: string | null;
}

/** Props of `UserMenuButton`. */
export interface UserMenuButtonProps extends UserButtonProps {
  /** The button itself, which the menu hangs from. */
  ref: Ref<HTMLButtonElement>;
  /** Called when pointer or focus come near: fetch the menu. */
  onApproach: () => void;
}

/** The user's button in the header alone, for a menu that is fetched later with all it does. */
export function UserMenuButton({
  ref,
  name,
  initials,
  pictureSrc,
  isOpen,
  onOpenChange,
  onApproach,
}: UserMenuButtonProps) {
  const t = useMessages(messages);
  return (
    <ShellButton
      ref={ref}
      label={t('appFrame.userMenu.button', { name })}
      isExpanded={isOpen}
      onPress={() => onOpenChange(!isOpen)}
      onApproach={onApproach}
    >
      <Avatar initials={initials} src={pictureSrc} />
      <span className={css.name}>{name}</span>
      <span className={css.caret}>
        <Icon icon={isOpen ? CaretUpIcon : CaretDownIcon} size="mini" />
      </span>
    </ShellButton>
  );
}
