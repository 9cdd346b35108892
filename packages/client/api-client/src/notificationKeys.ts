import type { NotificationPage } from './notificationFeed.ts';

/** Whose bell it is; the panels are one implementation over a group of calls each. */
export type NotificationPanel = 'agency' | 'brand' | 'tester';
/**
 * What a list that grows is made of: `recent` is the panel's, `all` and `unread` are those of the page with all
 * notifications.
 */
export type NotificationScope = 'recent' | 'all' | 'unread';

/** Query keys of the area. */
export const notificationKeys = {
  /** Everything of one panel. */
  panel: (panel: NotificationPanel) => ['notifications', panel] as const,
  /** One page of the newest. */
  page: (panel: NotificationPanel, page: NotificationPage) => ['notifications', panel, page] as const,
  /** A list that grows. */
  growing: (panel: NotificationPanel, scope: NotificationScope) => ['notifications', panel, scope] as const,
} as const;
