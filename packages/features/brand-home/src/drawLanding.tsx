import { drawPage } from '@resonanz/app-frame/drawPage';
import { AGENCY } from '@resonanz/domain/agency';
import { brandPaths } from '@resonanz/domain/paths';
import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { LandingPage } from './LandingPage.tsx';
import { messages } from './messages.ts';

/** The landing page as a server sends it. */
export interface DrawnLanding {
  readonly description: string;
  /** What stands in the page's root, with the title of the window. */
  readonly body: string;
  /** Questions and answers of the page, and who stands behind it, as search engines read them (schema.org). */
  readonly data: readonly object[];
}

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** Who stands behind the portal. */
function organization(origin: string): object {
  const { company, street, zipAndCity, phone, email, vatId } = AGENCY;
  const [, postalCode, addressLocality] = /^(\d+) (.+)$/.exec(zipAndCity) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Resonanz',
    legalName: company,
    url: `${origin}${brandPaths.landing()}`,
    logo: `${origin}${brandPaths.landing()}/icon-512.png`,
    email,
    telephone: phone,
    vatID: vatId,
    address: { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality, addressCountry: 'DE' },
  };
}

/** Draws the landing page for a visitor; `origin` stands for the address of the server. */
export function drawLanding(language: Language, origin: string): DrawnLanding {
  const t = translator(messages, language);
  const mainEntity = QUESTIONS.map((number) => ({
    '@type': 'Question',
    name: t(`brandHome.question${number}`),
    acceptedAnswer: { '@type': 'Answer', text: t(`brandHome.answer${number}`) },
  }));
  return {
    description: t('brandHome.description'),
    body: drawPage(language, <LandingPage home={null} />),
    data: [
      { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity },
      organization(origin),
    ],
  };
}
