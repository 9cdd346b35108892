import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationMutations } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import type { NotificationPanelKind } from '@resonanz/domain/notifications';

/** Reports to the server that what is new has been seen, as long as it is in sight; `unseen` counts what is new. */
export function useSeen(panel: NotificationPanelKind, isInSight: boolean, unseen: number): void {
  const {
    mutate: markAllOld,
    reset: forgetOutcome,
    status: marking,
  } = useMutation(notificationMutations(useApi(), useQueryClient(), panel).markAllOld());
  // Whatever is new meanwhile has been seen, too. A failure brings the counter back and is tried again the next time.
  useEffect(() => {
    if (!isInSight) forgetOutcome();
    else if (unseen > 0 && (marking === 'idle' || marking === 'success')) markAllOld();
  }, [isInSight, unseen, marking, markAllOld, forgetOutcome]);
}
