import { Outlet, useLocation } from 'react-router';
import { AccountMenu } from '@resonanz/account/AccountMenu';
import { ServerReach } from '@resonanz/account/ServerReach';
import { SessionGate } from '@resonanz/account/SessionGate';
import { useTesterMenu } from '@resonanz/account/useTesterMenu';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { Footer } from '@resonanz/app-frame/Footer';
import { TesterHeader } from '@resonanz/app-frame/TesterHeader';
import { testerPaths } from '@resonanz/domain/paths';
import { existingRoutes } from './addresses.ts';

function Frame() {
  const { pathname } = useLocation();
  const menu = useTesterMenu(existingRoutes, 'tester');
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
          userMenu={(panel) => <AccountMenu area="testerworld" panel={panel} />}
        />
      }
      footer={<Footer {...AREA_LEGAL_LINKS.testerworld} />}
    >
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
