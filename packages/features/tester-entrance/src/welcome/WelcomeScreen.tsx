import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { OpenTests } from './OpenTests.tsx';
import { WelcomePage } from './WelcomePage.tsx';

/** The landing page of testerworld: `/testerworld/welcome`, for visitors and logged-in users. */
export function WelcomeScreen({ existingRoutes }: { existingRoutes: readonly string[] }) {
  const { user, permissions } = useSession();
  const home = user && permissions ? homeOf(user, permissions.permittedRoutes) : null;
  return <WelcomePage home={home} existingRoutes={existingRoutes} openTests={<OpenTests />} />;
}
