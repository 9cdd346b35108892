import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { coalesced } from './coalesced.ts';
import type { LiveConnection } from './live.ts';
import { notificationKeys, type NotificationPanel } from './notificationKeys.ts';
import { feedOf, type NotificationChange } from './notificationLists.ts';
import { applyNotificationChange, applyNotificationEvent } from './notifications.ts';

/** Whose notifications are followed, and what else they make stale. */
export interface FollowOptions {
  /** Whose bell it is. */
  readonly panel: NotificationPanel;
  /** Numeric id of the logged-in user, which keys the topic. */
  readonly loginUser: number;
  /** Queries that a notification speaks of, for example `campaignKeys.all`; refetched after messages and after a break. */
  readonly concerns?: readonly QueryKey[];
}

// Screens can wait a little longer than the bell.
const CONCERNS_MS = 500;

/**
 * Notifies the other tabs of this user what was read, seen and removed here, and does here what they report. Returns
 * how to stop.
 */
function agreeWithTabs(queryClient: QueryClient, panel: NotificationPanel, loginUser: number): () => void {
  const feed = feedOf(queryClient, panel);
  const tabs = new BroadcastChannel(`resonanz-notifications-${panel}-${loginUser}`);
  tabs.addEventListener('message', ({ data }: MessageEvent<NotificationChange>) =>
    applyNotificationChange(queryClient, panel, data),
  );
  feed.publish = (change) => tabs.postMessage(change);
  return () => {
    feed.publish = () => {};
    tabs.close();
  };
}

/**
 * Keeps the cached notifications true: live messages go into the lists, and after every reconnect everything that may
 * have been missed is read. Many messages cause few reads. What is read, seen or removed in one tab holds in the user's
 * other tabs at once. Returns how to stop.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export function followNotifications(
  live: LiveConnection,
  queryClient: QueryClient,
  { panel, loginUser, concerns = [] }: FollowOptions,
): () => void {
  const readConcerns = coalesced(
    () => Promise.all(concerns.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    CONCERNS_MS,
  );
  const stops = [
    live.onNotification(panel, loginUser, (event) => {
      applyNotificationEvent(queryClient, panel, event);
      readConcerns();
    }),
    live.onReconnect(() => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.panel(panel) });
      readConcerns();
    }),
    agreeWithTabs(queryClient, panel, loginUser),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
