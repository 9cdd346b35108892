import { Outlet, useLocation, useNavigate } from 'react-router';
import { AccountMenu } from '@resonanz/account/AccountMenu';
import { LiveUpdates } from '@resonanz/account/LiveUpdates';
import { ServerReach } from '@resonanz/account/ServerReach';
import { SessionGate } from '@resonanz/account/SessionGate';
import { useAreaMenu } from '@resonanz/account/useAreaMenu';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { AREA_LEGAL_LINKS } from '@resonanz/app-frame/areaLegalLinks';
import { BrandHeader } from '@resonanz/app-frame/BrandHeader';
import { Footer } from '@resonanz/app-frame/Footer';
import { useToasts } from '@resonanz/app-frame/toasts';
import { brandPaths } from '@resonanz/domain/paths';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { TermsGate, type TermsOfPortal } from '@resonanz/legal/TermsGate';
import { ConnectedNotificationPanel } from '@resonanz/notification-panel/connected';
import { useTargets } from '@resonanz/notifications/useTargets';
import { useSession } from '@resonanz/session/react';
import { existingRoutes } from './navigation.ts';

function Frame({ template, notice }: TermsOfPortal) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const menu = useAreaMenu(existingRoutes);
  const navigate = useNavigate();
  const toasts = useToasts();
  const targets = useTargets(existingRoutes);
  if (!user) return null;
  return (
    <AppFrame
      routeKey={pathname}
      notice={
        <>
          <ServerReach />
          {notice}
        </>
      }
      opensGroups
      menu={menu}
      header={
        <BrandHeader
          isLoggedIn
          signupWithToken={user.signupWithToken}
          landingHref={brandPaths.landing()}
          notifications={(panel) => (
            <ConnectedNotificationPanel
              {...panel}
              panel="brand"
              onNavigate={(path) => void navigate(path)}
              {...targets}
              showAllHref={brandPaths.notifications()}
              toasts={toasts}
            />
          )}
          userMenu={(panel) => (
            <AccountMenu
              area="brand"
              panel={panel}
              {...(template === INVITATION_TEMPLATE.withoutFooter && { legal: AREA_LEGAL_LINKS.brand })}
            />
          )}
        />
      }
      // Who has no footer sees none while the server is asked.
      footer={template !== undefined && <Footer {...AREA_LEGAL_LINKS.brand} template={template} />}
    >
      <LiveUpdates panel="brand" />
      <Outlet />
    </AppFrame>
  );
}

/** Header, brand menu and page of the portal, for those who are logged in. */
export function BrandLayout() {
  return (
    <SessionGate area="brand">
      <TermsGate>{(portal) => <Frame {...portal} />}</TermsGate>
    </SessionGate>
  );
}
