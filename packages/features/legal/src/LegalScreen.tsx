import { useLocation, useSearchParams } from 'react-router';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { LANGUAGES } from '@resonanz/i18n/language';
import { homeOf } from '@resonanz/session/guard';
import { useSession } from '@resonanz/session/react';
import { LEGAL_DOCUMENTS, type LegalDocumentName, versionOn } from './documents.ts';
import { LegalPage } from './LegalPage.tsx';

/** A legal page in the language shown, for everybody, to read and to print. */
export function LegalScreen({ name }: { name: LegalDocumentName }) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { user, permissions } = useSession();
  const home = useDelayedValue(user && permissions ? homeOf(user, permissions.permittedRoutes) : null);
  const versions = LEGAL_DOCUMENTS[name];
  const current = versionOn(versions, berlinDay(new Date()));
  const shown = versions.find(({ version }) => version === parameters.get('version')) ?? current;
  return (
    <>
      {/* The version that counts is the page; search engines need no other. */}
      {shown !== current && <meta name="robots" content="noindex" />}
      {LANGUAGES.map((choice) => (
        <link
          key={choice.language}
          rel="alternate"
          hrefLang={choice.language}
          href={`${location.origin}${pathname}?lang=${choice.language}`}
        />
      ))}
      <LegalPage versions={versions} shown={shown} current={current} pathname={pathname} home={home} />
    </>
  );
}
