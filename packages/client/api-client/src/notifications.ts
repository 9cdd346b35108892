import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf, confirmed } from './answer.ts';
import { coalesced } from './coalesced.ts';
import type { ApiClient } from './createApiClient.ts';
import { afterEvent, caughtUp, hear, type Heard, NOTHING_HEARD, type NotificationPage, without } from './notificationFeed.ts';

/** Whose bell it is; both panels are one implementation over two groups of calls. */
export type NotificationPanel = 'agency' | 'brand';
/** One notification. */
export type Notification = components['schemas']['Notification'];
/** A page of notifications with the number of new ones. */
export type NotificationList = components['schemas']['NotificationList'];
/** A live message: a new notification, or the ids of removed ones. */
export type NotificationEvent = components['schemas']['NotificationEvent'];

/** A page of the notifications: zero-based `pageNumber`, 0 by default, and `pageSize`, 10 by default. */
export type NotificationPageInput = Partial<NotificationPage>;

const CALLS = {
  agency: {
    recent: '/notification/recent',
    markAsRead: '/notification/markAsRead',
    markAllAsOld: '/notification/markAllAsOld',
    deleteMultiple: '/notification/deleteMultiple',
  },
  brand: {
    recent: '/brandNotification/recent',
    markAsRead: '/brandNotification/markAsRead',
    markAllAsOld: '/brandNotification/markAllAsOld',
    deleteMultiple: '/brandNotification/deleteMultiple',
  },
} as const satisfies Record<NotificationPanel, Record<string, string>>;

/** Query keys of the area. */
export const notificationKeys = {
  /** Everything of one panel. */
  panel: (panel: NotificationPanel) => ['notifications', panel],
} as const;

// Long enough to take a storm of messages together, short enough for a counter.
const READ_ANEW_MS = 250;

interface Feed {
  heard: Heard;
  /** Asks for the lists of the panel, soon. */
  readonly readAnew: () => void;
}

const feeds = new WeakMap<QueryClient, Map<NotificationPanel, Feed>>();

function createFeed(queryClient: QueryClient, panel: NotificationPanel): Feed {
  const queryKey = notificationKeys.panel(panel);
  const refetch = coalesced(() => queryClient.invalidateQueries({ queryKey }), READ_ANEW_MS);
  return {
    heard: NOTHING_HEARD,
    readAnew() {
      // Whoever draws a list meanwhile sees that it is no longer sure.
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      refetch();
    },
  };
}

/** What a cache has heard of a panel. */
function feedOf(queryClient: QueryClient, panel: NotificationPanel): Feed {
  const byPanel = feeds.get(queryClient) ?? new Map<NotificationPanel, Feed>();
  feeds.set(queryClient, byPanel);
  const feed = byPanel.get(panel) ?? createFeed(queryClient, panel);
  byPanel.set(panel, feed);
  return feed;
}

/** Reads of the area. */
export const notificationQueries = (client: ApiClient, panel: NotificationPanel) => ({
  /** The newest notifications with the number of new ones. */
  recent: ({ pageNumber = 0, pageSize = 10 }: NotificationPageInput = {}) =>
    queryOptions({
      queryKey: [...notificationKeys.panel(panel), { pageNumber, pageSize }] as const,
      queryFn: async ({ signal, client: queryClient }) => {
        const feed = feedOf(queryClient, panel);
        const since = feed.heard.count;
        const list = await answerOf(client.http.GET(CALLS[panel].recent, { params: { query: { pageNumber, pageSize } }, signal }));
        return caughtUp(list, feed.heard, since, { pageNumber, pageSize });
      },
    }),
});

type Change = (list: NotificationList) => NotificationList;

function changeLists(queryClient: QueryClient, panel: NotificationPanel, change: Change): void {
  queryClient.setQueriesData<NotificationList>({ queryKey: notificationKeys.panel(panel) }, (list) => list && change(list));
}

/** Changes of the area. */
export const notificationMutations = (client: ApiClient, queryClient: QueryClient, panel: NotificationPanel) => {
  const queryKey = notificationKeys.panel(panel);
  const readAnew = () => queryClient.invalidateQueries({ queryKey });

  async function showAtOnce(change: Change): Promise<() => void> {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueriesData<NotificationList>({ queryKey });
    changeLists(queryClient, panel, change);
    return () => {
      for (const [key, list] of before) queryClient.setQueryData(key, list);
    };
  }

  return {
    /** Marks one notification as read; the call sends the notification. */
    markRead: () =>
      mutationOptions({
        mutationFn: (notification: Notification) => confirmed(client.http.POST(CALLS[panel].markAsRead, { body: notification })),
        onMutate: ({ notificationId }) =>
          showAtOnce((list) => ({
            ...list,
            data: list.data.map((row) => (row.notificationId === notificationId ? { ...row, read: true } : row)),
          })),
        onError: (_error, _notification, takeBack) => takeBack?.(),
        onSettled: readAnew,
      }),
    /** Marks all as seen: the counter becomes 0, unread rows stay unread. */
    markAllOld: () =>
      mutationOptions({
        mutationFn: () => confirmed(client.http.POST(CALLS[panel].markAllAsOld)),
        onMutate: () => showAtOnce((list) => ({ ...list, unread: 0 })),
        onError: (_error, _nothing, takeBack) => takeBack?.(),
        onSettled: readAnew,
      }),
    /** Deletes notifications by id; rows go when the server has confirmed. */
    remove: () =>
      mutationOptions({
        mutationFn: (ids: readonly number[]) => confirmed(client.http.POST(CALLS[panel].deleteMultiple, { body: [...ids] })),
        onSuccess: (_nothing, ids) => changeLists(queryClient, panel, (list) => without(list, new Set(ids))),
        onSettled: readAnew,
      }),
  };
};

/**
 * Writes a live message into the cached lists: adds on top and raises the counter, or removes. Messages may arrive late, twice and
 * in any order. What a message does not tell is read from the server soon after, once for many messages.
 *
 * @source 001 §4
 */
export function applyNotificationEvent(queryClient: QueryClient, panel: NotificationPanel, event: NotificationEvent): void {
  const feed = feedOf(queryClient, panel);
  feed.heard = hear(feed.heard, event);
  const queryKey = notificationKeys.panel(panel);
  for (const [key, list] of queryClient.getQueriesData<NotificationList>({ queryKey })) {
    if (list) queryClient.setQueryData(key, afterEvent(list, event, feed.heard.removed, key[queryKey.length] as NotificationPage));
  }
  // Whether a removed one was still new is known to the server alone, and so is what a list that is on its way has counted.
  if ('notificationIds' in event.data || queryClient.isFetching({ queryKey }) > 0) feed.readAnew();
}
