import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { afterEvent, withEvent, joined, without, withRead } from './notificationFeed.ts';
import { notificationKeys, type NotificationPanel, type NotificationScope } from './notificationKeys.ts';
import { changeLists, feedOf, type NotificationChange, partOf } from './notificationLists.ts';
import { PAGE_SIZE } from './notificationPageSize.ts';
import type { Notification, NotificationEvent, NotificationList } from './notificationTypes.ts';
import { MAX_PER_CALL, readPage } from './readNotifications.ts';

const CALLS = {
  agency: {
    markAsRead: '/notification/markAsRead',
    markAllAsOld: '/notification/markAllAsOld',
    deleteMultiple: '/notification/deleteMultiple',
  },
  brand: {
    markAsRead: '/brandNotification/markAsRead',
    markAllAsOld: '/brandNotification/markAllAsOld',
    deleteMultiple: '/brandNotification/deleteMultiple',
  },
  tester: {
    markAsRead: '/testerNotification/markAsRead',
    markAllAsOld: '/testerNotification/markAllAsOld',
    deleteMultiple: '/testerNotification/deleteMultiple',
  },
} as const satisfies Record<NotificationPanel, Record<string, string>>;

/** Changes of the area. */
export const notificationMutations = (client: ApiClient, queryClient: QueryClient, panel: NotificationPanel) => {
  const queryKey = notificationKeys.panel(panel);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const notifyTabs = (change: NotificationChange) => feedOf(queryClient, panel).publish(change);

  async function showAtOnce(change: (list: NotificationList) => NotificationList): Promise<() => void> {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueriesData<NotificationList>({ queryKey });
    changeLists(queryClient, panel, change);
    return () => {
      for (const [key, list] of before) queryClient.setQueryData(key, list);
    };
  }

  return {
    /**
     * Marks the notifications of one row as read, newest first; a call sends the first of them and the ids of the
     * others, at most a hundred in all.
     */
    markRead: () =>
      mutationOptions({
        mutationFn: async (row: readonly Notification[]) => {
          for (let from = 0; from < row.length; from += MAX_PER_CALL) {
            const [first, ...others] = row.slice(from, from + MAX_PER_CALL);
            if (!first) return;
            const groupedIds = others.map(({ notificationId }) => notificationId);
            await confirmed(
              client.http.POST(CALLS[panel].markAsRead, {
                body: groupedIds.length > 0 ? { ...first, groupedIds } : first,
              }),
            );
          }
        },
        onMutate: (row) =>
          showAtOnce((list) => withRead(list, new Set(row.map(({ notificationId }) => notificationId)))),
        onSuccess: (_nothing, row) => notifyTabs({ read: row.map(({ notificationId }) => notificationId) }),
        onError: (_error, _row, takeBack) => takeBack?.(),
        onSettled: reload,
      }),
    /** Marks all as seen: the counter becomes 0, unread rows stay unread. */
    markAllOld: () =>
      mutationOptions({
        mutationFn: () => confirmed(client.http.POST(CALLS[panel].markAllAsOld)),
        onMutate: () => showAtOnce((list) => ({ ...list, unread: 0 })),
        onSuccess: () => notifyTabs('old'),
        onError: (_error, _nothing, takeBack) => takeBack?.(),
        onSettled: reload,
      }),
    /** Deletes notifications by id, a hundred in a call; rows go when the server has confirmed. */
    remove: () =>
      mutationOptions({
        mutationFn: async (ids: readonly number[]) => {
          for (let from = 0; from < ids.length; from += MAX_PER_CALL)
            await confirmed(
              client.http.POST(CALLS[panel].deleteMultiple, { body: ids.slice(from, from + MAX_PER_CALL) }),
            );
        },
        onSuccess: (_nothing, ids) => {
          changeLists(queryClient, panel, (list) => without(list, new Set(ids)));
          notifyTabs({ removed: [...ids] });
        },
        onSettled: reload,
      }),
    /** Loads ten more rows of a list that grows; without such a list nothing. */
    showOlder: (scope: NotificationScope = 'recent') =>
      mutationOptions({
        mutationFn: async () => {
          const key = notificationKeys.growing(panel, scope);
          const held = queryClient.getQueryData<NotificationList>(key)?.data.length;
          if (held === undefined) return;
          // The page that holds the first row not yet there: events may have moved the borders of pages, and a row that
          // comes twice is left out.
          const page = await readPage(client, panel, scope, {
            pageNumber: Math.floor(held / PAGE_SIZE),
            pageSize: PAGE_SIZE,
          });
          const { received } = feedOf(queryClient, panel);
          queryClient.setQueryData<NotificationList>(key, (list) => list && joined(list, page, received, PAGE_SIZE));
        },
      }),
  };
};

/**
 * Writes a live message into the cached lists: adds on top and raises the counter, or removes. Messages may arrive
 * late, twice and in any order. What a message does not contain is read from the server soon after, once for many
 * messages.
 *
 * @source docs/domain/notifications.md#live-topics
 */
export function applyNotificationEvent(
  queryClient: QueryClient,
  panel: NotificationPanel,
  event: NotificationEvent,
): void {
  const feed = feedOf(queryClient, panel);
  feed.received = withEvent(feed.received, event);
  const queryKey = notificationKeys.panel(panel);
  for (const [key, list] of queryClient.getQueriesData<NotificationList>({ queryKey })) {
    if (list) queryClient.setQueryData(key, afterEvent(list, event, feed.received.removed, partOf(key)));
  }
  // Whether a removed one was still new is known to the server alone, and so is what a list that is on its way has
  // counted.
  if ('notificationIds' in event.data || queryClient.isFetching({ queryKey }) > 0) feed.reload();
}

/** Writes into the cached lists what was done in another tab; the counter is read from the server soon after. */
export function applyNotificationChange(
  queryClient: QueryClient,
  panel: NotificationPanel,
  change: NotificationChange,
): void {
  if (change === 'old') changeLists(queryClient, panel, (list) => ({ ...list, unread: 0 }));
  else if ('read' in change) changeLists(queryClient, panel, (list) => withRead(list, new Set(change.read)));
  else changeLists(queryClient, panel, (list) => without(list, new Set(change.removed)));
  feedOf(queryClient, panel).reload();
}
