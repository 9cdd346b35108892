'use client';

import type { ReactNode } from 'react';
import { brandPaths } from '@resonanz/domain/paths';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Logo } from '@resonanz/ui/Logo';
import { RingDrawing, type Satellite } from '@resonanz/ui/RingDrawing';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { Footer, type LegalLinks } from '../Footer/Footer.tsx';
import { FrameLink } from '../FrameLink.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { messages } from '../messages.ts';
import { LanguageLinks } from '../PublicHeader/LanguageLinks.tsx';
import * as css from './AuthLayout.css.ts';

/** Props of `AuthLayout`. */
export interface AuthLayoutProps {
  /** Whose log-in it is; decides the claim. The colours follow `data-audience` of the page. */
  audience: 'staff' | 'brand' | 'testerworld';
  /** Title of the form, for example "Anmelden". */
  heading: string;
  /** A line below the title. */
  subheading?: string;
  /** The form. */
  children: ReactNode;
  /** Where the logo leads. */
  homeHref: string;
  /** Form 400 px wide (default) or 560 px for a registration. */
  width?: 'regular' | 'wide';
  /** Replaces the claim of the audience. */
  claim?: string;
  /** Replaces the sentence below the claim. */
  claimText?: string;
  /** Portraits or products that sit on the rings. */
  satellites?: readonly Satellite[];
  /** Legal pages linked below the form. */
  legal?: LegalLinks;
  /** Template of the brand area; 2 is embedded: no ways to other pages, no copyright line. */
  template?: 1 | 2;
}

/** The page of a log-in, a registration or a new password: ring panel and form. */
export function AuthLayout({
  audience,
  heading,
  subheading,
  children,
  homeHref,
  width = 'regular',
  legal,
  template = INVITATION_TEMPLATE.wholePortal,
  ...panel
}: AuthLayoutProps) {
  const t = useMessages(messages);
  // In a low panel the core would lie behind the logo.
  const isNarrow = useMediaQuery(media.belowDesktop);
  const {
    claim = t(`appFrame.auth.${audience}.claim`),
    claimText = t(`appFrame.auth.${audience}.text`),
    satellites = [],
  } = panel;
  return (
    <div className={css.layout} data-density="comfortable">
      <title>{`${heading} · Resonanz`}</title>
      <header className={css.panel}>
        <FrameLink className={css.home} href={homeHref} aria-label={t('appFrame.home')}>
          <Logo tone="onShell" />
        </FrameLink>
        <RingDrawing variant="panel" satellites={isNarrow ? [] : satellites} hidesCore={isNarrow} />
        <div className={css.words}>
          <p className={css.claim}>{claim}</p>
          <p className={css.text}>{claimText}</p>
        </div>
      </header>
      <div className={css.side}>
        <div className={css.top} data-density="compact">
          <nav aria-label={t('appFrame.language')}>
            <div className={css.needsScript}>
              <LanguageSwitch />
            </div>
            <noscript>
              <LanguageLinks hrefOf={(language) => `?lang=${language}`} />
            </noscript>
          </nav>
          {audience === 'brand' && template === INVITATION_TEMPLATE.wholePortal && (
            <nav className={css.ways} aria-label={t('appFrame.auth.ways')}>
              <Button href={brandPaths.login()}>{t('appFrame.logIn')}</Button>
              <Button href={brandPaths.signup()}>{t('appFrame.register')}</Button>
            </nav>
          )}
        </div>
        <main className={`${css.form} ${css.width[width]}`} id="main" tabIndex={-1}>
          <div>
            {audience === 'testerworld' && <p className={css.eyebrow}>{t('appFrame.area.testerworld')}</p>}
            <Heading level={1}>{heading}</Heading>
            {subheading && <p className={css.subheading}>{subheading}</p>}
          </div>
          {children}
        </main>
        {legal && <Footer variant="quiet" hidesCopyright={template === INVITATION_TEMPLATE.withoutFooter} {...legal} />}
      </div>
    </div>
  );
}
