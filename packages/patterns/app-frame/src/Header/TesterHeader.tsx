'use client';

import { MedalIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { FrameLink } from '../FrameLink.tsx';
import { messages } from '../messages.ts';
import type { MenuItem } from '../Sidebar/menu.ts';
import { Header, type PanelSlot } from './Header.tsx';
import * as css from './TesterHeader.css.ts';

/** Props of `TesterHeader`. */
export interface TesterHeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** Entries of the navigation; the drawer of the frame holds them on small windows. */
  menu?: readonly MenuItem[];
  /** What the tester has collected, and the page that shows it. */
  points?: {
    /** Sum of the points. */
    total: number;
    /** Address of the page. */
    href: string;
  };
  /** The heart and its list, where the area has one. */
  watchList?: PanelSlot;
  /** The bell and its panel, where the area has one. */
  notifications?: PanelSlot;
  /** The user menu. */
  userMenu?: PanelSlot;
}

function HeaderNavigation({ items }: { items: readonly MenuItem[] }) {
  const t = useMessages(messages);
  return (
    <nav className={css.navigation} aria-label={t('appFrame.navigation')}>
      <ul className={css.entries}>
        {items.map(({ id, href, label, isActive }) => (
          <li key={id}>
            <FrameLink className={css.entry} href={href} {...(isActive && { 'aria-current': 'page' as const })}>
              {label}
            </FrameLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Points({ total, href }: NonNullable<TesterHeaderProps['points']>) {
  const t = useMessages(messages);
  return (
    <FrameLink className={css.points} href={href} aria-label={t('appFrame.points', { total })}>
      <Icon icon={MedalIcon} size="large" />
      <span aria-hidden="true">{t('appFrame.points.total', { total })}</span>
    </FrameLink>
  );
}

/** The header of testerworld. */
export function TesterHeader({ menu = [], points, ...props }: TesterHeaderProps) {
  return (
    <Header
      {...props}
      isTesterworld
      navigation={menu.length > 0 && <HeaderNavigation items={menu} />}
      tools={points && <Points {...points} />}
    />
  );
}
