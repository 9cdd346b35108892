import { useQueryClient } from '@tanstack/react-query';
import { OfflineBar } from '@resonanz/app-frame/OfflineBar';
import { useSession } from '@resonanz/session/react';

/** The bar that says when the server is out of reach. */
export function ServerReach() {
  const { isOffline, retryNow } = useSession();
  const queryClient = useQueryClient();
  return (
    <OfflineBar
      isOffline={isOffline}
      onRetry={() => {
        retryNow();
        void queryClient.refetchQueries({ type: 'active' });
      }}
    />
  );
}
