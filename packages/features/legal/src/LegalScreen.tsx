import { PublicPage } from '@resonanz/app-frame/PublicPage';
import { LANGUAGES } from '@resonanz/i18n/language';
import { useIntl, useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { useLocation } from 'react-router';
import { LEGAL_DOCUMENTS, type LegalDocumentName } from './documents.ts';
import { LegalPart } from './LegalPart.tsx';
import * as css from './LegalScreen.css.ts';
import { messages } from './messages.ts';

/** A legal page in the language shown, for everybody, to read and to print. */
export function LegalScreen({ name }: { name: LegalDocumentName }) {
  const t = useMessages(messages);
  const intl = useIntl();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { version, ...texts } = LEGAL_DOCUMENTS[name];
  const { title, intro, sections } = texts[language];
  return (
    <PublicPage windowTitle={t('legal.windowTitle', { title })}>
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
            <p className={css.version}>{t('legal.version', { date: intl.formatDate(version, { dateStyle: 'long' }) })}</p>
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
        </nav>
        <div className={css.text}>
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
              <Heading level={2} id={`${id}-title`}>
                {heading}
              </Heading>
              {blocks.map((block) => (
                <LegalPart key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </PublicPage>
  );
}
