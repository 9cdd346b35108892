export { followNotifications, type FollowOptions } from '../src/followNotifications.ts';
export type { NotificationPage } from '../src/notificationFeed.ts';
export {
  applyNotificationEvent,
  notificationKeys,
  notificationMutations,
  notificationQueries,
  type Notification,
  type NotificationEvent,
  type NotificationList,
  type NotificationPageInput,
  type NotificationPanel,
} from '../src/notifications.ts';
