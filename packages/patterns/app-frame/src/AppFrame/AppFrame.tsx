'use client';

import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { SkipLink } from '@resonanz/ui/SkipLink';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { useModalTurn } from '@resonanz/ui/useModalTurn';
import { messages } from '../messages.ts';
import type { MenuItem } from '../Sidebar/menu.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import * as css from './AppFrame.css.ts';
import { FrameContext, type FramePanel, type FrameState } from './FrameContext.ts';
import { useBeginningOfPage } from './useBeginningOfPage.ts';
import { useDrawerFocus } from './useDrawerFocus.ts';

/** Props of `AppFrame`. */
export interface AppFrameProps {
  /** The bar on top: `StaffHeader`, `BrandHeader` or `TesterHeader`. */
  header: ReactNode;
  /** Entries of the side navigation; without any there is none. */
  menu?: readonly MenuItem[];
  /** The page. */
  children: ReactNode;
  /**
   * Path of the page shown: a change closes navigation drawer, user menu and watch list, and begins the new page at its
   * top.
   */
  routeKey: string;
  /**
   * Where the navigation is: `side` beside the page (default), or `header`, where the header draws it and the page is
   * centered; the drawer of small windows holds it in both.
   */
  navigationPlace?: 'side' | 'header';
  /** Whether the user has reduced the navigation to icons on wide windows. */
  isCollapsed?: boolean;
  /** Called when the user reduces or widens the navigation. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Opens every group of the navigation at the beginning. */
  opensGroups?: boolean;
  /** Stands between header and page, for example an `OfflineBar`. */
  notice?: ReactNode;
  /** Stands below the page, for example a `Footer`. */
  footer?: ReactNode;
}

const MAIN_ID = 'main';

/** Header, side navigation and page of the logged-in areas. */
export function AppFrame(props: AppFrameProps) {
  const { header, menu = [], children, routeKey, onCollapsedChange, opensGroups = false, notice, footer } = props;
  const isInHeader = props.navigationPlace === 'header';
  const t = useMessages(messages);
  const navigationId = useId();
  const main = useRef<HTMLElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(media.belowDesktop);
  const isWide = useMediaQuery(media.wide);
  const [ownCollapsed, setOwnCollapsed] = useState(props.isCollapsed ?? false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [openPanel, setOpenPanel] = useState<FramePanel | null>(null);
  const [shownRoute, setShownRoute] = useState(routeKey);
  const isCollapsed = props.isCollapsed ?? ownCollapsed;
  const mode = isNarrow || isInHeader ? 'drawer' : isWide && !isCollapsed ? 'full' : 'rail';
  const hasDrawer = menu.length > 0 && (isInHeader ? isNarrow : !isWide);
  const isOpen = useModalTurn(isDrawerOpen && hasDrawer);
  const isInDrawer = mode === 'drawer' || isOpen;

  if (shownRoute !== routeKey) {
    setShownRoute(routeKey);
    setDrawerOpen(false);
    setOpenPanel(null);
  }

  useDrawerFocus(drawer, isOpen, () => setDrawerOpen(false));
  useBeginningOfPage(main, drawer, routeKey);

  const hasMenu = menu.length > 0;
  const frame = useMemo<FrameState>(() => {
    const toggle = () => {
      setOpenPanel(null);
      if (hasDrawer) return setDrawerOpen((before) => !before);
      setOwnCollapsed(!isCollapsed);
      onCollapsedChange?.(!isCollapsed);
    };
    const navigation: FrameState['navigation'] = {
      id: navigationId,
      mode: hasDrawer ? 'drawer' : mode,
      isOpen: hasDrawer ? isOpen : !isCollapsed,
      toggle,
    };
    return { openPanel, setOpenPanel, navigation: hasDrawer || (hasMenu && !isInHeader) ? navigation : null };
  }, [openPanel, hasMenu, hasDrawer, isInHeader, isCollapsed, isOpen, mode, navigationId, onCollapsedChange]);

  return (
    <FrameContext value={frame}>
      <div className={css.frame}>
        <SkipLink targetId={MAIN_ID}>{t('appFrame.skip')}</SkipLink>
        <div className={css.top} {...(isOpen && { 'data-above-drawer': true })}>
          {header}
        </div>
        {notice}
        <div className={`${css.body} ${css.columns[hasMenu ? mode : 'drawer']}`}>
          {hasMenu && mode === 'rail' && (
            <div className={css.side} inert={isOpen}>
              <Sidebar items={menu} isRail />
            </div>
          )}
          {hasMenu && mode === 'full' && (
            <div className={css.side} id={navigationId}>
              <Sidebar items={menu} opensGroups={opensGroups} />
            </div>
          )}
          {hasDrawer && (
            <>
              <div
                className={css.scrim}
                aria-hidden="true"
                onClick={() => setDrawerOpen(false)}
                {...(isOpen && { 'data-open': true })}
              />
              <div
                ref={drawer}
                className={`${css.side} ${css.drawer}`}
                id={navigationId}
                inert={!isOpen}
                {...(isOpen && { 'data-open': true })}
              >
                <Sidebar items={menu} opensGroups={opensGroups} />
              </div>
            </>
          )}
          {/* A page that holds nothing to press must still scroll by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is the area that scrolls. */}
          <main className={css.main} id={MAIN_ID} ref={main} tabIndex={0} inert={isOpen && isInDrawer}>
            <div className={isInHeader ? `${css.content} ${css.centered}` : css.content}>{children}</div>
            {footer}
          </main>
        </div>
      </div>
    </FrameContext>
  );
}
