'use client';

import type { ReactNode } from 'react';
import type { Language } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { SkipLink } from '@resonanz/ui/SkipLink';
import { messages } from '../messages.ts';
import { LanguageLinks } from '../PublicHeader/LanguageLinks.tsx';
import * as css from './PlainPage.css.ts';

/** Props of `PlainPage`. */
export interface PlainPageProps {
  /** Title of the window; without it the page inside says it. */
  windowTitle?: string;
  /** Address of the page in a language: the choice is made by links, which lead on without scripts too. */
  languageHref: (language: Language) => string;
  /** Stands first, for example the way back. */
  start?: ReactNode;
  /** Stands beside the choice of language, for example a button that prints. */
  tools?: ReactNode;
  /** The page. */
  children: ReactNode;
}

const MAIN_ID = 'main';

/**
 * A page without layout: no header, no navigation, no footer; one line with the way back and the language, and the
 * page.
 */
export function PlainPage({ windowTitle, languageHref, start, tools, children }: PlainPageProps) {
  const t = useMessages(messages);
  return (
    <div className={css.page} data-density="comfortable">
      {windowTitle !== undefined && <title>{windowTitle}</title>}
      <SkipLink targetId={MAIN_ID}>{t('appFrame.skip')}</SkipLink>
      <section className={css.bar} aria-label={t('appFrame.plain.tools')}>
        {start}
        <div className={css.tools}>
          {tools}
          <LanguageLinks hrefOf={languageHref} />
        </div>
      </section>
      <main className={css.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
