import { Outlet } from 'react-router';
import { CookieConsent } from '@resonanz/cookie-banner/CookieConsent';
import { brandPaths } from '@resonanz/domain/paths';
import { areaOf } from '@resonanz/domain/roles';
import { PRIVACY_POLICY_VERSION } from '@resonanz/legal/policyVersion';
import { createConsentStore } from '@resonanz/session/consent';
import { useSession } from '@resonanz/session/react';

const consent = createConsentStore(PRIVACY_POLICY_VERSION);

/**
 * The question about cookies, before every page of the portal: brands and visitors are asked, others only when they ask
 * for it (docs/domain/legal.md#consent).
 */
export function ConsentLayout() {
  const { user } = useSession();
  return (
    <>
      <CookieConsent
        consent={consent}
        privacyHref={brandPaths.privacyPolicy()}
        isOnRequestOnly={user !== null && areaOf(user.role.roleId) !== 'brand'}
      />
      <Outlet />
    </>
  );
}
