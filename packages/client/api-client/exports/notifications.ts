export { followNotifications, type FollowOptions } from '../src/followNotifications.ts';
export type { NotificationPage } from '../src/notificationFeed.ts';
export { notificationKeys, type NotificationPanel, type NotificationScope } from '../src/notificationKeys.ts';
export type { NotificationChange } from '../src/notificationLists.ts';
export { notificationQueries, type NotificationPageInput } from '../src/notificationQueries.ts';
export type { Notification, NotificationEvent, NotificationList } from '../src/notificationTypes.ts';
export { applyNotificationChange, applyNotificationEvent, notificationMutations } from '../src/notifications.ts';
