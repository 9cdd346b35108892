import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@resonanz/api-client/queryDefaults';
import type { Shell } from './createShell.ts';

/** Makes the cache of a shell's queries; it is emptied when a log-in ends. */
export function createShellQueries({ onLogInEnd }: Pick<Shell, 'onLogInEnd'>): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults, staleTime: 30_000 },
      // What cannot be sent fails at once and says so, instead of waiting unseen for the network.
      mutations: { networkMode: 'always' },
    },
  });
  onLogInEnd(() => queryClient.clear());
  return queryClient;
}
