import { fetchCatalogue } from '@resonanz/api-client/catalogue';
import type { Area } from '@resonanz/domain/roles';
import { createCatalogues, EMBEDDED_CATALOGUES, type Catalogues } from '@resonanz/i18n/catalogue';
import type { Language } from '@resonanz/i18n/language';
import { uiLanguage } from '@resonanz/session/language';
import { createSession, type Session } from '@resonanz/session/session';
import { applyTheme } from '@resonanz/session/theme';

/** What a shell is made of before it draws anything. */
export interface Shell {
  /** The log-in and its client. */
  readonly session: Session;
  /** The texts of its packages. */
  readonly catalogues: Catalogues;
  /** Calls back whenever a log-in has ended, to forget what belonged to it. */
  readonly onLogInEnd: (forget: () => void) => void;
}

/** What a shell may bring along. */
export interface ShellOptions {
  /** Where the server answers; `/api` when left out. */
  readonly baseUrl?: string;
  /** Addresses of the texts by language; without them the texts are in the code. */
  readonly catalogueUrls?: Readonly<Record<Language, string>> | undefined;
}

/** Makes session and texts of a shell: what its log-in needs. */
export function createShell(area: Area, { baseUrl = '/api', catalogueUrls }: ShellOptions = {}): Shell {
  applyTheme();
  const forgetful = new Set<() => void>();
  const session = createSession({
    baseUrl,
    area,
    language: uiLanguage,
    onEnd() {
      for (const forget of forgetful) forget();
    },
    // A user who has logged in again in another tab begins at home here, not inside the page of another user.
    // In a turn of its own, when nothing of that page is left to ask about.
    onLogInElsewhere: (home) => setTimeout(() => location.assign(home)),
  });
  const catalogues = catalogueUrls
    ? createCatalogues((language) => fetchCatalogue(catalogueUrls[language]))
    : EMBEDDED_CATALOGUES;
  return { session, catalogues, onLogInEnd: (forget) => void forgetful.add(forget) };
}
