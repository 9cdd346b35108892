import { useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { AccountMenu } from '@resonanz/account/AccountMenu';
import { LiveUpdates } from '@resonanz/account/LiveUpdates';
import { ServerReach } from '@resonanz/account/ServerReach';
import { SessionGate } from '@resonanz/account/SessionGate';
import { useAreaMenu } from '@resonanz/account/useAreaMenu';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { StaffHeader } from '@resonanz/app-frame/StaffHeader';
import { useToasts } from '@resonanz/app-frame/toasts';
import { staffPaths } from '@resonanz/domain/paths';
import { hasAgencyBell } from '@resonanz/domain/roles';
import { ConnectedNotificationPanel } from '@resonanz/notification-panel/connected';
import { useTargets } from '@resonanz/notifications/useTargets';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { existingRoutes } from './navigation.ts';
import { TodoPopup } from './TodoPopup.tsx';
import { WatchListSlot } from './WatchListSlot.tsx';

/** What the routes of some pages say of themselves. */
interface PageHandle {
  /** Work pages need the whole width: their navigation begins as icons. */
  readonly isWorkPage?: boolean;
  /** Pages with which staff run testerworld. */
  readonly isTesterworld?: boolean;
}

function Frame() {
  const { pathname } = useLocation();
  const { user, permissions } = useSession();
  const menu = useAreaMenu(existingRoutes);
  const navigate = useNavigate();
  const toasts = useToasts();
  const targets = useTargets(existingRoutes);
  const pages = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isWorkPage = pages.some((page) => page?.isWorkPage);
  const [collapsed, setCollapsed] = useState({ work: true, other: false });
  const kind = isWorkPage ? 'work' : 'other';
  if (!user || !permissions) return null;
  const { roleId } = user.role;
  return (
    <AppFrame
      routeKey={pathname}
      isCollapsed={collapsed[kind]}
      onCollapsedChange={(isCollapsed) => setCollapsed({ ...collapsed, [kind]: isCollapsed })}
      notice={<ServerReach />}
      menu={menu}
      header={
        <StaffHeader
          roleId={roleId}
          isTesterworld={pages.some((page) => page?.isTesterworld)}
          homeHref={homeOf(user, permissions.permittedRoutes)}
          watchList={(panel) => <WatchListSlot panel={panel} owner={{ email: user.username, loginUser: user.id }} />}
          notifications={(panel) => (
            <ConnectedNotificationPanel
              {...panel}
              panel="agency"
              onNavigate={(path) => void navigate(path)}
              {...targets}
              showAllHref={staffPaths.notifications()}
              toasts={toasts}
            />
          )}
          userMenu={(panel) => <AccountMenu area="staff" panel={panel} />}
        />
      }
    >
      {hasAgencyBell(roleId) && <LiveUpdates panel="agency" />}
      <TodoPopup />
      <Outlet />
    </AppFrame>
  );
}

/** Header, side navigation and page of the staff area, for those who are logged in. */
export function StaffLayout() {
  return (
    <SessionGate area="staff">
      <Frame />
    </SessionGate>
  );
}
