import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './createApiClient.ts';
import type { NotificationPage } from './notificationFeed.ts';
import { notificationKeys, type NotificationPanel, type NotificationScope } from './notificationKeys.ts';
import { PAGE_SIZE } from './notificationPageSize.ts';

/** A page of the notifications: zero-based `pageNumber`, 0 by default, and `pageSize`, 10 by default. */
export type NotificationPageInput = Partial<NotificationPage>;

// The bell is on every page, its number not the first thing anybody waits for.
const reads = () => import('./readNotifications.ts');

/** Reads of the area. */
export const notificationQueries = (client: ApiClient, panel: NotificationPanel) => ({
  /** One page of the newest notifications with the number of new ones. */
  recent: ({ pageNumber = 0, pageSize = PAGE_SIZE }: NotificationPageInput = {}) =>
    queryOptions({
      queryKey: notificationKeys.page(panel, { pageNumber, pageSize }),
      queryFn: async ({ signal, client: queryClient }) =>
        (await reads()).readRecent({ client, panel, queryClient, signal }, { pageNumber, pageSize }),
    }),
  /** A list that begins with ten rows and grows with `showOlder`; refetched, it keeps its length. */
  growing: (scope: NotificationScope = 'recent') =>
    queryOptions({
      queryKey: notificationKeys.growing(panel, scope),
      queryFn: async ({ signal, client: queryClient }) =>
        (await reads()).readGrowing({ client, panel, queryClient, signal }, scope),
    }),
});
