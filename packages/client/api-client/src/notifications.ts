import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** Whose bell it is; both panels are one implementation over two groups of calls. */
export type NotificationPanel = 'agency' | 'brand';
/** One notification. */
export type Notification = components['schemas']['Notification'];
/** A page of notifications with the number of new ones. */
export type NotificationList = components['schemas']['NotificationList'];
/** A live message: a new notification, or the ids of removed ones. */
export type NotificationEvent = components['schemas']['NotificationEvent'];

/** A page of the notifications. */
export interface NotificationPageInput {
  /** Zero-based page; default 0. */
  readonly pageNumber?: number;
  /** Rows a page; default 10. */
  readonly pageSize?: number;
}

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

/** Reads of the area. */
export const notificationQueries = (client: ApiClient, panel: NotificationPanel) => ({
  /** The newest notifications with the number of new ones. */
  recent: ({ pageNumber = 0, pageSize = 10 }: NotificationPageInput = {}) =>
    queryOptions({
      queryKey: [...notificationKeys.panel(panel), { pageNumber, pageSize }] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET(CALLS[panel].recent, { params: { query: { pageNumber, pageSize } }, signal })),
    }),
});

type Change = (list: NotificationList) => NotificationList;

function changeLists(queryClient: QueryClient, panel: NotificationPanel, change: Change): void {
  queryClient.setQueriesData<NotificationList>({ queryKey: notificationKeys.panel(panel) }, (list) => list && change(list));
}

const numbered = (data: readonly Notification[]): Notification[] => data.map((row, index) => (row.index === index ? row : { ...row, index }));

const without =
  (ids: readonly number[]): Change =>
  (list) => {
    const data = list.data.filter(({ notificationId }) => !ids.includes(notificationId));
    const removed = list.data.length - data.length;
    return removed === 0 ? list : { ...list, data: numbered(data), totalElements: Math.max(0, list.totalElements - removed) };
  };

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
        onSuccess: (_nothing, ids) => changeLists(queryClient, panel, without(ids)),
        onSettled: readAnew,
      }),
  };
};

/** Writes a live message into the cached lists: adds on top and raises the counter, or removes. */
export function applyNotificationEvent(queryClient: QueryClient, panel: NotificationPanel, event: NotificationEvent): void {
  const { data } = event;
  if ('notificationIds' in data) {
    changeLists(queryClient, panel, without(data.notificationIds));
    // Whether a removed one was still new is known to the server alone.
    void queryClient.invalidateQueries({ queryKey: notificationKeys.panel(panel) });
    return;
  }
  for (const [key, list] of queryClient.getQueriesData<NotificationList>({ queryKey: notificationKeys.panel(panel) })) {
    const page = key[2] as Required<NotificationPageInput> | undefined;
    if (!list || list.data.some(({ notificationId }) => notificationId === data.notificationId)) continue;
    const rows = page && page.pageNumber > 0 ? list.data : numbered([data, ...list.data].slice(0, page?.pageSize));
    queryClient.setQueryData<NotificationList>(key, {
      data: rows,
      unread: list.unread + 1,
      totalElements: list.totalElements + 1,
    });
  }
}
