'use client';

import { Icon, type IconSource } from '@resonanz/ui/Icon';
import { FrameLink } from '../FrameLink.tsx';
import * as css from './UserMenu.css.ts';

/** An address or an action behind one entry of the user menu. */
export type EntryTarget =
  | { readonly href: string; readonly onPress?: never }
  | { readonly onPress: () => void; readonly href?: never };

interface UserMenuEntryProps {
  label: string;
  icon: IconSource;
  target: EntryTarget;
  onLeave: () => void;
}

/** One line of the user menu: a link or a button. */
export function UserMenuEntry({ label, icon, target, onLeave }: UserMenuEntryProps) {
  const content = (
    <>
      <span className={css.picture}>
        <Icon icon={icon} />
      </span>
      {label}
    </>
  );
  if (target.href !== undefined) {
    return (
      <FrameLink className={css.entry} href={target.href} onPress={onLeave}>
        {content}
      </FrameLink>
    );
  }
  const act = () => {
    onLeave();
    target.onPress();
  };
  return (
    <button type="button" className={css.entry} onClick={act}>
      {content}
    </button>
  );
}
