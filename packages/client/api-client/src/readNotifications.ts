import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { caughtUp, joined, type NotificationPage } from './notificationFeed.ts';
import { notificationKeys, type NotificationPanel, type NotificationScope } from './notificationKeys.ts';
import { feedOf, partOf } from './notificationLists.ts';
import { PAGE_SIZE } from './notificationPageSize.ts';
import type { NotificationList } from './notificationTypes.ts';

const CALLS = {
  agency: { recent: '/notification/recent', page: '/notification/getWithPagination' },
  brand: { recent: '/brandNotification/recent', page: '/brandNotification/getWithPagination' },
  tester: { recent: '/testerNotification/recent', page: '/testerNotification/getWithPagination' },
} as const satisfies Record<NotificationPanel, Record<string, string>>;

/** The largest number of rows of a page and of ids of a call. */
export const MAX_PER_CALL = 100;

/** Reads one page of a list. */
export function readPage(
  client: ApiClient,
  panel: NotificationPanel,
  scope: NotificationScope,
  page: NotificationPage,
  signal?: AbortSignal,
): Promise<NotificationList> {
  const stop = signal ? { signal } : {};
  if (scope === 'recent') return answerOf(client.http.GET(CALLS[panel].recent, { params: { query: page }, ...stop }));
  const body = scope === 'unread' ? { ...page, filters: { read: false } } : page;
  return answerOf(client.http.POST(CALLS[panel].page, { body, ...stop, headers: READ }));
}

/** The first `count` rows, in as few calls as the server allows. */
async function readFirst(
  count: number,
  read: (page: NotificationPage) => Promise<NotificationList>,
): Promise<NotificationList> {
  const pageSize = Math.min(count, MAX_PER_CALL);
  let list = await read({ pageNumber: 0, pageSize });
  for (let pageNumber = 1; list.data.length < Math.min(count, list.totalElements); pageNumber += 1) {
    const page = await read({ pageNumber, pageSize });
    list = joined(list, page, { removed: new Set() }, pageSize);
  }
  return list;
}

/** What a list is read with. */
interface Reading {
  readonly client: ApiClient;
  readonly panel: NotificationPanel;
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal;
}

/** Reads one page of the newest, with the events received meanwhile. */
export async function readRecent(
  { client, panel, queryClient, signal }: Reading,
  page: NotificationPage,
): Promise<NotificationList> {
  const feed = feedOf(queryClient, panel);
  const since = feed.received.count;
  const list = await readPage(client, panel, 'recent', page, signal);
  return caughtUp(list, feed.received, since, page);
}

/** Reads a list that grows at the length it has, with the events received meanwhile. */
export async function readGrowing(
  { client, panel, queryClient, signal }: Reading,
  scope: NotificationScope,
): Promise<NotificationList> {
  const queryKey: QueryKey = notificationKeys.growing(panel, scope);
  const feed = feedOf(queryClient, panel);
  const since = feed.received.count;
  const held = queryClient.getQueryData<NotificationList>(queryKey)?.data.length ?? 0;
  const count = Math.max(PAGE_SIZE, Math.ceil(held / PAGE_SIZE) * PAGE_SIZE);
  const list = await readFirst(count, (page) => readPage(client, panel, scope, page, signal));
  return caughtUp(list, feed.received, since, partOf(queryKey));
}
