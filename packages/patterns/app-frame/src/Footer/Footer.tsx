'use client';

import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import * as css from './Footer.css.ts';

/** Addresses of the legal pages; a link is drawn for each that is given. */
export interface LegalLinks {
  /** Terms and conditions. */
  termsHref?: string;
  /** Privacy policy. */
  privacyHref?: string;
  /** Imprint. */
  imprintHref?: string;
  /** Reopens the cookie choice. */
  onCookieSettings?: () => void;
  /** The pages belong to another app of the same origin: the browser loads them, the router does not look for them. */
  isElsewhere?: boolean;
}

/** Props of `Footer`. */
export interface FooterProps extends LegalLinks {
  /** Template of the brand area; 2 is embedded and has no footer. */
  template?: 1 | 2;
  /** `page` at the end of a page (default), or `quiet` below a log-in. */
  variant?: 'page' | 'quiet';
  /** Leaves out the copyright line. */
  hidesCopyright?: boolean;
  /** Year of the copyright line; the current one by default. */
  year?: number;
}

/** The links of `LegalLinks`, as items of a list. */
export function LegalLinkItems({
  termsHref,
  privacyHref,
  imprintHref,
  onCookieSettings,
  isElsewhere = false,
}: LegalLinks) {
  const t = useMessages(messages);
  const place = isElsewhere ? { target: '_self' } : {};
  return (
    <>
      {termsHref && (
        <li>
          <Link href={termsHref} {...place}>
            {t('appFrame.legal.terms')}
          </Link>
        </li>
      )}
      {privacyHref && (
        <li>
          <Link href={privacyHref} {...place}>
            {t('appFrame.legal.privacy')}
          </Link>
        </li>
      )}
      {imprintHref && (
        <li>
          <Link href={imprintHref} {...place}>
            {t('appFrame.legal.imprint')}
          </Link>
        </li>
      )}
      {onCookieSettings && (
        <li data-cookie-settings="">
          <Link onPress={onCookieSettings}>{t('appFrame.legal.cookies')}</Link>
        </li>
      )}
    </>
  );
}

/** Copyright and legal links. */
export function Footer({
  template = INVITATION_TEMPLATE.wholePortal,
  variant = 'page',
  hidesCopyright = false,
  year = new Date().getFullYear(),
  ...links
}: FooterProps) {
  const t = useMessages(messages);
  if (template === INVITATION_TEMPLATE.withoutFooter) return null;
  const hasLinks = Boolean(links.termsHref ?? links.privacyHref ?? links.imprintHref ?? links.onCookieSettings);
  return (
    <footer className={`${css.footer} ${css.variant[variant]}`}>
      {!hidesCopyright && (
        <span className={variant === 'page' ? css.copyright : css.quietCopyright}>
          {t('appFrame.copyright', { year: String(year) })}
        </span>
      )}
      {hasLinks && (
        <ul className={variant === 'page' ? `${css.links} ${css.stacked}` : css.links} aria-label={t('appFrame.legal')}>
          <LegalLinkItems {...links} />
        </ul>
      )}
    </footer>
  );
}
