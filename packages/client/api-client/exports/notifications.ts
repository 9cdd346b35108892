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
