import type { components } from '@resonanz/contract/named';

type Notification = components['schemas']['Notification'];
type NotificationList = components['schemas']['NotificationList'];
type NotificationEvent = components['schemas']['NotificationEvent'];

/** Which part of the notifications a list holds. */
export interface NotificationPage {
  /** Zero-based page. */
  readonly pageNumber: number;
  /** Rows a page. */
  readonly pageSize: number;
}

/** What the live channel has reported about a panel so far. */
export interface ReceivedEvents {
  /** The last events, the newest at the end. */
  readonly events: readonly NotificationEvent[];
  /** How many events there have been; a list that was asked for before an event may lack it. */
  readonly count: number;
  /** Ids of removed notifications: a removal is final, also when its addition arrives later. */
  readonly removed: ReadonlySet<number>;
}

/** No event has been received yet. */
export const NO_EVENTS: ReceivedEvents = { events: [], count: 0, removed: new Set() };

const REMEMBERED = 1000;

const removedBy = ({ data }: NotificationEvent): readonly number[] =>
  'notificationIds' in data ? data.notificationIds : [];

/** Remembers an event. */
export function withEvent({ events, count, removed }: ReceivedEvents, event: NotificationEvent): ReceivedEvents {
  return {
    events: [...events, event].slice(-REMEMBERED),
    count: count + 1,
    removed: new Set([...removed, ...removedBy(event)].slice(-REMEMBERED)),
  };
}

const isNewer = (a: Notification, b: Notification): boolean =>
  a.createdAt === b.createdAt ? a.notificationId > b.notificationId : Date.parse(a.createdAt) > Date.parse(b.createdAt);

const numbered = (rows: readonly Notification[], first: number): Notification[] =>
  rows.map((row, position) => (row.index === first + position ? row : { ...row, index: first + position }));

/** A list without some notifications. */
export function without(list: NotificationList, ids: ReadonlySet<number>): NotificationList {
  const data = list.data.filter(({ notificationId }) => !ids.has(notificationId));
  const gone = list.data.length - data.length;
  return gone === 0
    ? list
    : {
        ...list,
        data: numbered(data, list.data[0]?.index ?? 0),
        totalElements: Math.max(0, list.totalElements - gone),
      };
}

function withAddition(
  list: NotificationList,
  added: Notification,
  { pageNumber, pageSize }: NotificationPage,
): NotificationList {
  if (list.data.some(({ notificationId }) => notificationId === added.notificationId)) return list;
  const counts = { unread: list.unread + 1, totalElements: list.totalElements + 1 };
  // What later pages show moves on by one; they are refetched when a user looks.
  if (pageNumber > 0) return { ...counts, data: list.data };
  const place = list.data.findIndex((row) => isNewer(added, row));
  // Older than everything that is loaded: it comes with the page it stands on.
  if (place === -1 && list.data.length < list.totalElements) return { ...list, ...counts };
  const at = place === -1 ? list.data.length : place;
  return {
    ...counts,
    data: numbered([...list.data.slice(0, at), added, ...list.data.slice(at)].slice(0, pageSize), 0),
  };
}

/** A list with an older page below it; rows that moved on to that page meanwhile stand there once. */
export function joined(
  list: NotificationList,
  page: NotificationList,
  { removed }: Pick<ReceivedEvents, 'removed'>,
  pageSize: number,
): NotificationList {
  const held = new Set(list.data.map(({ notificationId }) => notificationId));
  const older = page.data.filter(({ notificationId }) => !held.has(notificationId) && !removed.has(notificationId));
  const data = [...list.data, ...numbered(older, list.data.length)];
  // The last page ends the list, whatever was counted before.
  return {
    ...list,
    data,
    totalElements: page.data.length < pageSize ? data.length : Math.max(data.length, list.totalElements),
  };
}

/** A list in which notifications have been read. */
export function withRead(list: NotificationList, ids: ReadonlySet<number>): NotificationList {
  return {
    ...list,
    data: list.data.map((row) => (ids.has(row.notificationId) && !row.read ? { ...row, read: true } : row)),
  };
}

/** A list after an event, which may have arrived late, twice or before another that it follows. */
export function afterEvent(
  list: NotificationList,
  { data }: NotificationEvent,
  removed: ReceivedEvents['removed'],
  page: NotificationPage,
): NotificationList {
  if ('notificationIds' in data) return without(list, new Set(data.notificationIds));
  return removed.has(data.notificationId) ? list : withAddition(list, data, page);
}

/** A list that was asked for when `since` events had been received, after everything that has been received meanwhile. */
export function caughtUp(
  list: NotificationList,
  { events, count, removed }: ReceivedEvents,
  since: number,
  page: NotificationPage,
): NotificationList {
  const missed = count > since ? events.slice(since - count) : [];
  return missed.reduce((shown, event) => afterEvent(shown, event, removed, page), list);
}
