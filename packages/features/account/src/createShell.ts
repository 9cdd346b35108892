import type { Area } from '@resonanz/domain/roles';
import { uiLanguage } from '@resonanz/session/language';
import { createSession, type Session } from '@resonanz/session/session';
import { applyTheme } from '@resonanz/session/theme';
import { fetchCatalogue } from '@resonanz/api-client/catalogue';
import { queryDefaults } from '@resonanz/api-client/queryDefaults';
import { createCatalogues, EMBEDDED_CATALOGUES, type Catalogues } from '@resonanz/i18n/catalogue';
import type { Language } from '@resonanz/i18n/language';
import { QueryClient } from '@tanstack/react-query';

/** What a shell is made of before it draws anything. */
export interface Shell {
  /** The log-in and its client. */
  readonly session: Session;
  /** The cache of all queries; emptied when a log-in ends. */
  readonly queryClient: QueryClient;
  /** The texts of its packages. */
  readonly catalogues: Catalogues;
}

/** What a shell may bring along. */
export interface ShellOptions {
  /** Where the server answers; `/api` when left out. */
  readonly baseUrl?: string;
  /** Addresses of the texts by language; without them the texts are in the code. */
  readonly catalogueUrls?: Readonly<Record<Language, string>> | undefined;
}

/** Makes session, query cache and texts of a shell. */
export function createShell(area: Area, { baseUrl = '/api', catalogueUrls }: ShellOptions = {}): Shell {
  applyTheme();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults, staleTime: 30_000 },
      // What cannot be sent fails at once and says so, instead of waiting unseen for the network.
      mutations: { networkMode: 'always' },
    },
  });
  const session = createSession({
    baseUrl,
    area,
    language: uiLanguage,
    onEnd: () => queryClient.clear(),
    // Whoever has logged in anew in another tab begins at home here, not inside the page of somebody else.
    // In a turn of its own, when nothing of that page is left to ask about.
    onLogInElsewhere: (home) => setTimeout(() => location.assign(home)),
  });
  const catalogues = catalogueUrls ? createCatalogues((language) => fetchCatalogue(catalogueUrls[language])) : EMBEDDED_CATALOGUES;
  return { session, queryClient, catalogues };
}
