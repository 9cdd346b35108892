import type { Area } from '@resonanz/domain/roles';
import { uiLanguage } from '@resonanz/session/language';
import { createSession, type Session } from '@resonanz/session/session';
import { applyTheme } from '@resonanz/session/theme';
import { isApiError } from '@resonanz/api-client/errors';
import { QueryClient } from '@tanstack/react-query';

/** What a shell is made of before it draws anything. */
export interface Shell {
  /** The log-in and its client. */
  readonly session: Session;
  /** The cache of all queries; emptied when a log-in ends. */
  readonly queryClient: QueryClient;
}

const RETRIES = 2;

/** Makes session and query cache of a shell. */
export function createShell(area: Area, baseUrl = '/api'): Shell {
  applyTheme();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && (isApiError(error, 'offline') || isApiError(error, 'server')),
      },
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
    onLogInElsewhere: (home) => location.assign(home),
  });
  return { session, queryClient };
}
