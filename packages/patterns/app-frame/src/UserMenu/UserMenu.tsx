'use client';

import { useRef } from 'react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { LegalLinks } from '../Footer/Footer.tsx';
import { type UserButtonProps, UserMenuButton } from './UserMenuButton.tsx';
import type { EntryTarget } from './UserMenuEntry.tsx';

const Popup = lazyComponent(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup);

/** The look the user has chosen; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Props of `UserMenu`. */
export interface UserMenuProps extends UserButtonProps {
  /** Whose menu it is; decides the words of the feedback entry. */
  audience: 'staff' | 'brand' | 'testerworld';
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
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <UserMenuButton ref={button} {...props} onApproach={Popup.prepare} />
      <Popup isWanted={props.isOpen} {...props} button={button} />
    </>
  );
}
