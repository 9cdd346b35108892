import { useEffect } from 'react';
import { createLiveConnection, type LiveConnection } from '@resonanz/api-client/live';
import { useSession, useSessionObject } from './react.tsx';

/**
 * Keeps a record on screen true while others work on it: opens the live channel for as long as the component is there
 * and a user is logged in. `follow` says what is listened to, gives back how to stop, and has to stay the same; an `id`
 * that is no number is not followed.
 */
export function useLiveRecord(id: number, follow: (live: LiveConnection, id: number) => () => void): void {
  const session = useSessionObject();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined || !Number.isSafeInteger(id)) return;
    const live = createLiveConnection({ url: '/ws', accessToken: (rejectedToken) => session.liveToken(rejectedToken) });
    const unfollow = follow(live, id);
    const close = () => {
      unfollow();
      void live.close();
    };
    const keep = session.keepUntilEnd(close);
    return () => {
      keep();
      close();
    };
  }, [session, userId, id, follow]);
}
