import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { LandingPage } from './LandingPage.tsx';

/** The public page of the brand portal, for visitors and logged-in users. */
export function LandingScreen() {
  const { user, permissions } = useSession();
  return <LandingPage home={user && permissions ? homeOf(user, permissions.permittedRoutes) : null} />;
}
