'use client';

import { ListIcon } from '@phosphor-icons/react';
import { type ReactNode, useContext } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Logo } from '@resonanz/ui/Logo';
import { FrameContext, type FramePanel, type PanelControl, useFramePanel } from '../AppFrame/FrameContext.ts';
import { FrameLink } from '../FrameLink.tsx';
import { messages } from '../messages.ts';
import * as css from './Header.css.ts';

/** A control of the header with the panel it opens; called with that panel's state. */
export type PanelSlot = (panel: PanelControl) => ReactNode;

interface HeaderProps {
  homeHref: string;
  /** Whether the name of testerworld stands beside the logo. */
  isTesterworld?: boolean | undefined;
  navigation?: ReactNode;
  tools?: ReactNode;
  watchList?: PanelSlot | undefined;
  notifications?: PanelSlot | undefined;
  userMenu?: PanelSlot | undefined;
}

function Panel({ name, slot }: { name: FramePanel; slot: PanelSlot }) {
  return slot(useFramePanel(name));
}

function NavigationToggle() {
  const t = useMessages(messages);
  const { navigation } = useContext(FrameContext);
  if (!navigation) return null;
  const { id, mode, isOpen, toggle } = navigation;
  const isDrawer = mode === 'drawer';
  const verb = isDrawer ? (isOpen ? 'close' : 'open') : isOpen ? 'collapse' : 'expand';
  return (
    <IconButton
      icon={ListIcon}
      iconSize="header"
      size="large"
      tone="onShell"
      label={t(`appFrame.navigation.${verb}`)}
      onPress={toggle}
      {...(isDrawer && { 'aria-expanded': isOpen, 'aria-controls': id })}
    />
  );
}

/** The dark bar with navigation button, logo and the panels' controls. */
export function Header({
  homeHref,
  isTesterworld,
  navigation,
  tools,
  watchList,
  notifications,
  userMenu,
}: HeaderProps) {
  const t = useMessages(messages);
  return (
    <header className={css.bar}>
      <NavigationToggle />
      <FrameLink className={css.home} href={homeHref} aria-label={t('appFrame.home')}>
        <Logo tone="onShell" />
      </FrameLink>
      {isTesterworld && <span className={css.area}>{t('appFrame.area.testerworld')}</span>}
      {navigation}
      <span className={css.start} />
      {tools}
      {watchList && <Panel name="watchList" slot={watchList} />}
      {notifications && <Panel name="notifications" slot={notifications} />}
      {userMenu && <Panel name="userMenu" slot={userMenu} />}
    </header>
  );
}
