import type { ReactNode } from 'react';
import { PlainPage } from '@resonanz/app-frame/PlainPage';
import { PublicPageFrame } from '@resonanz/app-frame/PublicPage';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import * as css from './LegalScreen.css.ts';
import { LegalChanges, LegalSections } from './LegalSections.tsx';
import type { LegalDocument, LegalVersion } from './LegalText.ts';
import { messages } from './messages.ts';

/** Props of `LegalPage`. */
export interface LegalPageProps {
  versions: LegalDocument;
  /** The version to read. */
  shown: LegalVersion;
  /** The version that counts today. */
  current: LegalVersion;
  pathname: string;
  /** The home of the logged-in user; null for visitors. */
  home: string | null;
}

/** The addresses outside the brand area, whose pages stand without layout. */
const PLAIN: readonly string[] = [brandPaths.publicPrivacyPolicy(), brandPaths.imprint(), testerPaths.terms()];

/** A legal text with its contents and versions: in the frame of the brand area, or without layout. */
export function LegalPage({ pathname, home, ...document }: LegalPageProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const isPlain = PLAIN.includes(pathname);
  const windowTitle = t('legal.windowTitle', { title: document.shown[language].title });
  const version = document.shown === document.current ? '' : `&version=${document.shown.version}`;
  const languageHref = (each: Language) => `${pathname}?lang=${each}${version}`;
  const print = (
    <div className={css.needsScript}>
      <Button onPress={() => window.print()}>{t('legal.print')}</Button>
    </div>
  );
  if (isPlain) {
    return (
      <PlainPage
        windowTitle={windowTitle}
        languageHref={languageHref}
        start={
          <BackLink href={home ?? (pathname === testerPaths.terms() ? testerPaths.login() : brandPaths.landing())} />
        }
        tools={print}
      >
        <Article pathname={pathname} {...document} />
      </PlainPage>
    );
  }
  return (
    <PublicPageFrame
      windowTitle={windowTitle}
      home={home}
      registerHref={brandPaths.signup()}
      languageHref={languageHref}
    >
      <Article pathname={pathname} {...document} tools={print} />
    </PublicPageFrame>
  );
}

function Article({ versions, shown, current, pathname, tools }: Omit<LegalPageProps, 'home'> & { tools?: ReactNode }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { version, changes } = shown;
  const { title, intro, sections } = shown[language];
  const dayOf = (day: string) => formatDate(day, language);
  const isCurrent = shown === current;
  const wordsOf = (day: string) => {
    const date = dayOf(day);
    if (day === current.version) return t('legal.versions.current', { date });
    return day > current.version ? t('legal.versions.coming', { date }) : date;
  };
  return (
    <article className={css.page} lang={language}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={1}>{title}</Heading>
          <Text as="p" tone="secondary">
            {intro}
          </Text>
          <p className={css.version}>{t('legal.version', { date: dayOf(version) })}</p>
          {!isCurrent && (
            <InlineAlert
              tone="warning"
              action={
                <Link variant="standalone" tone="inherit" href={pathname}>
                  {t('legal.toCurrent')}
                </Link>
              }
            >
              {version > current.version ? t('legal.coming', { date: dayOf(version) }) : t('legal.earlier')}
            </InlineAlert>
          )}
          {changes !== undefined && <LegalChanges changes={changes[language]} />}
        </div>
        {tools}
      </div>
      <nav className={css.contents} aria-labelledby="contents">
        <h2 id="contents" className={css.contentsTitle}>
          {t('legal.contents')}
        </h2>
        <ol className={css.entries}>
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <Link variant="quiet" href={`#${id}`}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
        {versions.length > 1 && (
          <>
            <h2 id="versions" className={css.versionsTitle}>
              {t('legal.versions')}
            </h2>
            <ul className={css.entries} aria-labelledby="versions">
              {versions.map(({ version: day }) => (
                <li key={day}>
                  <Link
                    variant="quiet"
                    href={day === current.version ? pathname : `${pathname}?version=${day}`}
                    {...(day === version && { 'aria-current': 'page' })}
                  >
                    {wordsOf(day)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <div className={css.text}>
        <LegalSections sections={sections} level={2} />
      </div>
    </article>
  );
}

/** Whether this page was opened from another one of ours, to which the browser leads back. */
const hasWayBack = (): boolean =>
  typeof history !== 'undefined' && history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Leads back to where the page was opened from; to `href` where that is unknown, and where no scripts run. */
function BackLink({ href }: { href: string }) {
  const t = useMessages(messages);
  const way = hasWayBack() ? { onPress: () => history.back() } : { href, target: '_self' };
  return (
    <Button variant="quiet" {...way}>
      {t('word.back')}
    </Button>
  );
}
