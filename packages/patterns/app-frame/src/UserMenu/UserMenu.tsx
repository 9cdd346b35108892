'use client';

import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { laterPart } from '@resonanz/ui/laterPart';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { useRef } from 'react';
import type { PanelControl } from '../AppFrame/FrameContext.ts';
import type { LegalLinks } from '../Footer/Footer.tsx';
import { messages } from '../messages.ts';
import * as css from './UserMenu.css.ts';
import type { EntryTarget } from './UserMenuEntry.tsx';

const Popup = laterPart(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup);

/** The look the user has chosen; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Props of `UserMenu`. */
export interface UserMenuProps extends PanelControl {
  /** Whose menu it is; decides the words of the feedback entry. */
  audience: 'staff' | 'brand' | 'testerworld';
  /** Short name on the button, for example "Katharina B." */
  name: string;
  /** Stand in for the picture. */
  initials: string;
  /** Address of the user's picture. */
  pictureSrc?: string | null;
  /** E-mail of the user. */
  email: string;
  /** Name of the role as the menu shows it. */
  roleName: string;
  /** Default region: the choices, the chosen id and what a change does; without it the choice is not drawn. */
  region?: {
    readonly items: readonly { readonly id: number; readonly label: string }[];
    readonly selectedId: number | null;
    readonly onChange: (id: number) => void;
  };
  /** Look: the choice made and what a change does; without it the choice is not drawn. */
  theme?: { readonly choice: ThemeChoice; readonly onChange: (choice: ThemeChoice) => void };
  /** The profile entry; left out without a target. */
  profile?: EntryTarget | undefined;
  /** The settings of those who have no profile; left out without a target. */
  settings?: EntryTarget | undefined;
  /** The feedback entry; left out without a target. */
  feedback?: EntryTarget | undefined;
  /** Legal pages, where no footer shows them. */
  legal?: LegalLinks | undefined;
  /** Called by "Log out". */
  onLogOut: () => void;
}

/** The user's button in the header and the menu it opens; the menu's code is fetched when it is first wanted. */
export function UserMenu(props: UserMenuProps) {
  const { name, initials, pictureSrc, isOpen, onOpenChange } = props;
  const t = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ShellButton
        ref={button}
        label={t('appFrame.userMenu.button', { name })}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
        onApproach={Popup.prepare}
      >
        <Avatar initials={initials} src={pictureSrc} />
        <span className={css.name}>{name}</span>
        <span className={css.caret}>
          <Icon icon={isOpen ? CaretUpIcon : CaretDownIcon} size="mini" />
        </span>
      </ShellButton>
      <Popup isWanted={isOpen} {...props} button={button} />
    </>
  );
}
