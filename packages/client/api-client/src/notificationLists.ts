import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';
import { coalesced } from './coalesced.ts';
import { type ReceivedEvents, NO_EVENTS, type NotificationPage } from './notificationFeed.ts';
import { notificationKeys, type NotificationPanel, type NotificationScope } from './notificationKeys.ts';

type NotificationList = components['schemas']['NotificationList'];

/** What a user did with notifications: ids that were read or removed, or that all have been seen. */
export type NotificationChange = { readonly read: readonly number[] } | { readonly removed: readonly number[] } | 'old';

/** Which part of the notifications a cached list holds; one that grows has no end. */
export function partOf(queryKey: QueryKey): NotificationPage {
  const part = queryKey[2] as NotificationPage | NotificationScope;
  return typeof part === 'string' ? { pageNumber: 0, pageSize: Number.POSITIVE_INFINITY } : part;
}

/** What a cache knows of a panel beside its lists. */
export interface Feed {
  received: ReceivedEvents;
  /** Asks for the lists of the panel, soon. */
  readonly reload: () => void;
  /** Notifies the other tabs what was done in this one; no one listens by default. */
  publish: (change: NotificationChange) => void;
}

// Long enough to take a storm of messages together, short enough for a counter.
const RELOAD_DELAY_MS = 250;

const feeds = new WeakMap<QueryClient, Map<NotificationPanel, Feed>>();

function createFeed(queryClient: QueryClient, panel: NotificationPanel): Feed {
  const queryKey = notificationKeys.panel(panel);
  const refetch = coalesced(() => queryClient.invalidateQueries({ queryKey }), RELOAD_DELAY_MS);
  return {
    received: NO_EVENTS,
    reload() {
      // A list that is drawn meanwhile shows as outdated.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      refetch();
    },
    publish: () => {},
  };
}

/** What a cache has received of a panel. */
export function feedOf(queryClient: QueryClient, panel: NotificationPanel): Feed {
  const byPanel = feeds.get(queryClient) ?? new Map<NotificationPanel, Feed>();
  feeds.set(queryClient, byPanel);
  const feed = byPanel.get(panel) ?? createFeed(queryClient, panel);
  byPanel.set(panel, feed);
  return feed;
}

/** Changes every cached list of a panel. */
export function changeLists(
  queryClient: QueryClient,
  panel: NotificationPanel,
  change: (list: NotificationList) => NotificationList,
): void {
  queryClient.setQueriesData<NotificationList>(
    { queryKey: notificationKeys.panel(panel) },
    (list) => list && change(list),
  );
}
