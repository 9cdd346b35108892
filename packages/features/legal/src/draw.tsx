import { drawPage } from '@resonanz/app-frame/drawPage';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Language } from '@resonanz/i18n/language';
import { LEGAL_DOCUMENTS, type LegalDocumentName, versionOn } from './documents.ts';
import { LegalPage } from './LegalPage.tsx';

/**
 * A legal page as a server sends it: what stands in its root, with the title of the window, and what search engines say
 * of it.
 */
export interface DrawnLegal {
  readonly body: string;
  readonly description: string;
}

/** Draws the version of a legal page that counts on the day of the build. */
export function drawLegal(name: LegalDocumentName, pathname: string, language: Language): DrawnLegal {
  const versions = LEGAL_DOCUMENTS[name];
  const current = versionOn(versions, berlinDay(new Date()));
  return {
    body: drawPage(
      language,
      <LegalPage versions={versions} shown={current} current={current} pathname={pathname} home={null} />,
    ),
    description: current[language].intro,
  };
}
