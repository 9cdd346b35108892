'use client';

import { hasAgencyBell, hasWatchList, homePath, type RoleId } from '@resonanz/domain/roles';
import { Header, type PanelSlot } from './Header.tsx';

/** Props of `StaffHeader`. */
export interface StaffHeaderProps {
  /** Role of the user; decides on home, watch list and bell. */
  roleId: RoleId;
  /** Whether the page runs testerworld; its name stands beside the logo. */
  isTesterworld?: boolean;
  /** Where the logo leads; the role's main page by default. */
  homeHref?: string;
  /** The heart and its list; left out for brands. */
  watchList?: PanelSlot;
  /** The bell and its panel; left out for brands and management. */
  notifications?: PanelSlot;
  /** The user menu. */
  userMenu: PanelSlot;
}

/** The header of the staff area. */
export function StaffHeader({
  roleId,
  isTesterworld,
  homeHref = homePath({ roleId }),
  watchList,
  notifications,
  userMenu,
}: StaffHeaderProps) {
  return (
    <Header
      isTesterworld={isTesterworld}
      homeHref={homeHref}
      watchList={hasWatchList(roleId) ? watchList : undefined}
      notifications={hasAgencyBell(roleId) ? notifications : undefined}
      userMenu={userMenu}
    />
  );
}
