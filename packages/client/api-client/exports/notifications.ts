export { followNotifications, type FollowOptions } from '../src/followNotifications.ts';
export type { NotificationPage } from '../src/notificationFeed.ts';
export { notificationKeys, type NotificationChange, type NotificationPanel, type NotificationScope } from '../src/notificationLists.ts';
export {
  applyNotificationChange,
  applyNotificationEvent,
  notificationMutations,
  notificationQueries,
  type Notification,
  type NotificationEvent,
  type NotificationList,
  type NotificationPageInput,
} from '../src/notifications.ts';
