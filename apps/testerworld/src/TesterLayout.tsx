import { Outlet, useLocation } from 'react-router';
import { AccountMenu } from '@resonanz/account/AccountMenu';
import { ServerReach } from '@resonanz/account/ServerReach';
import { SessionGate } from '@resonanz/account/SessionGate';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { TesterHeader } from '@resonanz/app-frame/TesterHeader';
import { testerPaths } from '@resonanz/domain/paths';

/** Header and page of testerworld, for those who are logged in. */
export function TesterLayout() {
  const { pathname } = useLocation();
  return (
    <SessionGate area="testerworld">
      <AppFrame
        routeKey={pathname}
        notice={<ServerReach />}
        header={
          <TesterHeader
            homeHref={testerPaths.home()}
            userMenu={(panel) => <AccountMenu area="testerworld" panel={panel} />}
          />
        }
      >
        <Outlet />
      </AppFrame>
    </SessionGate>
  );
}
