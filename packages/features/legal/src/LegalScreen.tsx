import { PublicPage } from '@resonanz/app-frame/PublicPage';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { formatDate } from '@resonanz/formatters/date';
import { LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { useLocation, useSearchParams } from 'react-router';
import { LEGAL_DOCUMENTS, type LegalDocumentName, versionOn } from './documents.ts';
import { LegalChanges, LegalSections } from './LegalSections.tsx';
import * as css from './LegalScreen.css.ts';
import { messages } from './messages.ts';

/** A legal page in the language shown, for everybody, to read and to print. */
export function LegalScreen({ name }: { name: LegalDocumentName }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const versions = LEGAL_DOCUMENTS[name];
  const current = versionOn(versions, berlinDay(new Date()));
  const shown = versions.find(({ version: asked }) => asked === parameters.get('version')) ?? current;
  const { version, changes } = shown;
  const { title, intro, sections } = shown[language];
  const dayOf = (day: string) => formatDate(day, language);
  // The version that counts is the page; search engines need no other.
  const isCurrent = shown === current;
  const wordsOf = (day: string) => {
    const date = dayOf(day);
    if (day === current.version) return t('legal.versions.current', { date });
    return day > current.version ? t('legal.versions.coming', { date }) : date;
  };
  return (
    <PublicPage windowTitle={t('legal.windowTitle', { title })}>
      {!isCurrent && <meta name="robots" content="noindex" />}
      {LANGUAGES.map((choice) => (
        <link key={choice.language} rel="alternate" hrefLang={choice.language} href={`${location.origin}${pathname}?lang=${choice.language}`} />
      ))}
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
          <div className={css.screenOnly}>
            <Button onPress={() => print()}>{t('legal.print')}</Button>
          </div>
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
                    <Link variant="quiet" href={day === current.version ? pathname : `${pathname}?version=${day}`} {...(day === version && { 'aria-current': 'page' })}>
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
    </PublicPage>
  );
}
