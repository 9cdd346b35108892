import { OfflineBar } from '@resonanz/app-frame/OfflineBar';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Shell } from './createShell.ts';

/** The bar that says when the server is out of reach. */
export function ServerReach({ reach }: Pick<Shell, 'reach'>) {
  const isReachable = useSyncExternalStore(reach.subscribe, reach.get);
  const queryClient = useQueryClient();
  return <OfflineBar isOffline={!isReachable} onRetry={() => void queryClient.refetchQueries({ type: 'active' })} />;
}
