import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { LandingPage } from './LandingPage.tsx';

/** The public page of the brand portal, for a user who looks at it. */
export function LandingScreen() {
  const { user, permissions } = useSession();
  return <LandingPage home={user && permissions ? homeOf(user, permissions.permittedRoutes) : null} />;
}
