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
  /** Whether the server is out of reach; called back on every change. */
  readonly reach: { readonly get: () => boolean; readonly subscribe: (listener: () => void) => () => void };
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
    },
  });
  const listeners = new Set<() => void>();
  let isReachable = true;
  const session = createSession({
    baseUrl,
    area,
    language: uiLanguage,
    onEnd: () => queryClient.clear(),
    onReach(next) {
      if (next === isReachable) return;
      isReachable = next;
      for (const listener of listeners) listener();
    },
  });
  return {
    session,
    queryClient,
    reach: {
      get: () => isReachable,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
