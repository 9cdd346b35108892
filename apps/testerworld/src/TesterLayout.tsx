import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AccountMenu } from '@resonanz/account/AccountMenu';
import { LiveUpdates } from '@resonanz/account/LiveUpdates';
import { ServerReach } from '@resonanz/account/ServerReach';
import { SessionGate } from '@resonanz/account/SessionGate';
import { useTesterMenu } from '@resonanz/account/useTesterMenu';
import { useApi } from '@resonanz/api-client/react';
import { testerAccountQueries } from '@resonanz/api-client/testerAccount';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { Footer } from '@resonanz/app-frame/Footer';
import { TesterHeader } from '@resonanz/app-frame/TesterHeader';
import { useToasts } from '@resonanz/app-frame/toasts';
import { testerPaths } from '@resonanz/domain/paths';
import { ConnectedNotificationPanel } from '@resonanz/notification-panel/connected';
import { useTargets } from '@resonanz/notifications/useTargets';
import { existingRoutes } from './addresses.ts';

function Frame() {
  const { pathname } = useLocation();
  const menu = useTesterMenu(existingRoutes, 'tester');
  const navigate = useNavigate();
  const toasts = useToasts();
  const targets = useTargets(existingRoutes);
  // Asked for beside what the screen asks for; the badge appears when it is there.
  const { data: ledger } = useQuery(testerAccountQueries(useApi()).points());
  return (
    <AppFrame
      routeKey={pathname}
      navigationPlace="header"
      menu={menu}
      notice={<ServerReach />}
      header={
        <TesterHeader
          homeHref={testerPaths.home()}
          menu={menu}
          {...(ledger && { points: { total: ledger.total, href: testerPaths.points() } })}
          notifications={(panel) => (
            <ConnectedNotificationPanel
              {...panel}
              panel="tester"
              onNavigate={(path) => void navigate(path)}
              {...targets}
              showAllHref={testerPaths.notifications()}
              toasts={toasts}
            />
          )}
          userMenu={(panel) => <AccountMenu area="testerworld" panel={panel} />}
        />
      }
      footer={<Footer {...AREA_LEGAL_LINKS.testerworld} />}
    >
      <LiveUpdates panel="tester" />
      <Outlet />
    </AppFrame>
  );
}

/** Header, navigation and page of testerworld, for those who are logged in. */
export function TesterLayout() {
  return (
    <SessionGate area="testerworld">
      <Frame />
    </SessionGate>
  );
}
