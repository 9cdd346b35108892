import { type ReactNode, useState } from 'react';
import { PublicNotFoundPage } from '@resonanz/app-frame/PublicNotFoundPage';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { type Area, areaOf, loginPath } from '@resonanz/domain/roles';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage } from '@resonanz/i18n/react';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';

/** Where a visitor is led from an address without a page, in the same language. */
export const visitorsWays = (area: Area, language: Language) => ({
  homeHref: `${area === 'testerworld' ? testerPaths.welcome() : brandPaths.landing()}?lang=${language}`,
  loginHref: `${loginPath(area)}?lang=${language}`,
});

/** Props of `UnknownAddress`. */
export interface UnknownAddressProps {
  /** The area of the shell. */
  area: Area;
  /** The frame of the area, for a user who is logged in there. */
  children: ReactNode;
}

/**
 * An address without a page: a visitor sees a message and is never asked to log in; a logged-in user keeps the frame of
 * the area.
 */
export function UnknownAddress({ area, children }: UnknownAddressProps) {
  const { status, user, permissions } = useSession();
  const { language } = useLanguage();
  // Whom the guard logs out goes on to the log-in.
  const [isVisitor] = useState(status === 'loggedOut');
  if (isVisitor && user === null) return <PublicNotFoundPage {...visitorsWays(area, language)} />;
  if (user && permissions && areaOf(user.role.roleId) !== area)
    return <PublicNotFoundPage homeHref={homeOf(user, permissions.permittedRoutes)} />;
  return children;
}
