import type { ReactNode } from 'react';
import { PublicPageFrame } from '@resonanz/app-frame/PublicPage';
import { testerPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { Link } from '@resonanz/ui/Link';
import { messages } from './messages.ts';
import { useTesterMenu } from './useTesterMenu.ts';
import * as css from './VisitorFrame.css.ts';

/** Props of `VisitorFrame`. */
export interface VisitorFrameProps {
  /** The paths that the shell has a screen for; the header links to no others. */
  existingRoutes: Iterable<string>;
  /** The page. */
  children: ReactNode;
}

/**
 * What stands around an open page of testerworld for visitors, and for users of another area, whom it leads home:
 * log-in, registration, language and the other open pages (docs/domain/areas.md#public-pages).
 */
export function VisitorFrame({ existingRoutes, children }: VisitorFrameProps) {
  const t = useMessages(messages);
  const { user, permissions } = useSession();
  const existing = new Set(existingRoutes);
  const menu = useTesterMenu(existing, 'visitor');
  const home = user && permissions ? homeOf(user, permissions.permittedRoutes) : null;
  return (
    <PublicPageFrame
      area="testerworld"
      home={home}
      {...(existing.has(testerPaths.register()) && { registerHref: testerPaths.register() })}
      navigation={
        menu.length > 0 && (
          <nav className={css.links} aria-label={t('account.tester.navigation')}>
            {menu.map(({ id, href, label, isActive }) => (
              <Link
                key={id}
                variant="quiet"
                tone="inherit"
                href={href}
                {...(isActive && { 'aria-current': 'page' as const })}
              >
                {label}
              </Link>
            ))}
          </nav>
        )
      }
    >
      <div className={css.page}>{children}</div>
    </PublicPageFrame>
  );
}
