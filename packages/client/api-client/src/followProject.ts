import type { QueryClient } from '@tanstack/react-query';
import { coalesced } from './coalesced.ts';
import type { LiveConnection } from './live.ts';
import { projectKeys } from './projects.ts';

const READ_MS = 300;

/**
 * Keeps a product test on screen true while testers apply and colleagues decide: after an event, and whenever the
 * connection is restored, what shows it is read again. Returns how to stop.
 */
export function followProject(live: LiveConnection, queryClient: QueryClient, projectId: number): () => void {
  const reload = coalesced(() => queryClient.invalidateQueries({ queryKey: projectKeys.one(projectId) }), READ_MS);
  const stops = [live.onProject(projectId, reload), live.onReconnect(reload)];
  return () => {
    for (const stop of stops) stop();
  };
}
