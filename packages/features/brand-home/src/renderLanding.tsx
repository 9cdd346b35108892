import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { LanguageProvider } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './LandingPage.tsx';
import { messages } from './messages.ts';

/** The landing page as a server sends it. */
export interface RenderedLanding {
  readonly title: string;
  readonly description: string;
  /** What stands in the page's root. */
  readonly body: string;
  /** Questions and answers of the page, as search engines read them (schema.org). */
  readonly data: object;
}

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** Draws the landing page for somebody who is not logged in. */
export function renderLanding(language: Language): RenderedLanding {
  const t = translator(messages, language);
  const body = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LocaleProvider language={language} navigate={() => {}}>
        <LandingPage home={null} />
      </LocaleProvider>
    </LanguageProvider>,
  );
  const mainEntity = QUESTIONS.map((number) => ({
    '@type': 'Question',
    name: t(`brandHome.question${number}`),
    acceptedAnswer: { '@type': 'Answer', text: t(`brandHome.answer${number}`) },
  }));
  return {
    title: t('brandHome.windowTitle'),
    description: t('brandHome.description'),
    // The title stands in the head.
    body: body.replace(/<title>.*?<\/title>/, ''),
    data: { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity },
  };
}
