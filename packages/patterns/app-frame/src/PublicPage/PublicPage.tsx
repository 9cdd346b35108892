'use client';

import type { ReactNode } from 'react';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { loginPath } from '@resonanz/domain/roles';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { SkipLink } from '@resonanz/ui/SkipLink';
import { AREA_LEGAL_LINKS } from '../Footer/areaLegalLinks.ts';
import { Footer } from '../Footer/Footer.tsx';
import { messages } from '../messages.ts';
import { PublicHeader } from '../PublicHeader/PublicHeader.tsx';
import { useDelayedValue } from '../useDelayedValue.ts';
import * as css from './PublicPage.css.ts';

/** Props of `PublicPage`. */
export interface PublicPageProps {
  /** Title of the window; without it the page inside says it. */
  windowTitle?: string;
  /** Links to parts of the page, in the header. */
  navigation?: ReactNode;
  /** Address of the registration; without it there is no such button. */
  registerHref?: string;
  /** Address of the page in a language; without it the choice of language has none. */
  languageHref?: (language: Language) => string;
  /** The page. */
  children: ReactNode;
}

const MAIN_ID = 'main';

/** Where the logo leads a visitor. */
const VISITORS_HOME = { brand: brandPaths.landing, testerworld: testerPaths.welcome } as const;

/** Props of `PublicPageFrame`. */
export interface PublicPageFrameProps extends PublicPageProps {
  /** The area that the page belongs to; the brand area by default. */
  area?: keyof typeof VISITORS_HOME;
  /** The home of the logged-in user; null for everybody else. */
  home: string | null;
}

/** A page for everybody as it stands without a log-in of its own to ask: header, page, footer. */
export function PublicPageFrame({
  windowTitle,
  navigation,
  registerHref,
  languageHref,
  area = 'brand',
  home,
  children,
}: PublicPageFrameProps) {
  const t = useMessages(messages);
  const register = registerHref === undefined ? {} : { registerHref };
  return (
    <div className={css.page} data-density="comfortable">
      {windowTitle !== undefined && <title>{windowTitle}</title>}
      <SkipLink targetId={MAIN_ID}>{t('appFrame.skip')}</SkipLink>
      <div className={css.frame}>
        <PublicHeader
          {...(home === null
            ? { homeHref: VISITORS_HOME[area](), loginHref: loginPath(area), ...register }
            : { homeHref: home })}
          {...(area === 'testerworld' && { areaName: t('appFrame.area.testerworld') })}
          {...(languageHref && { languageHref })}
        >
          {navigation}
        </PublicHeader>
      </div>
      <main className={css.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <div className={css.frame}>
        <Footer {...AREA_LEGAL_LINKS[area]} />
      </div>
    </div>
  );
}

/** A page of the brand area for everybody: header, page, footer. Who is logged in finds the way home and no log-in. */
export function PublicPage(props: PublicPageProps) {
  const { user, permissions } = useSession();
  const home = useDelayedValue(user && permissions ? homeOf(user, permissions.permittedRoutes) : null);
  return <PublicPageFrame {...props} home={home} />;
}
