export {
  NOTIFICATION_SUB_TYPE,
  NOTIFICATION_TYPE,
  NO_SUB_TYPE,
  agencySubType,
  agencyTarget,
  brandTarget,
  decisionTextKey,
  isCommentType,
  notificationIcon,
  notificationTextKey,
  reachesTokenSignup,
  typeOfSubType,
  type NotificationIcon,
  type NotificationPanelKind,
  type NotificationSubType,
  type NotificationType,
} from '../src/notifications.ts';
export { groupNotifications, notificationGroupKey, type GroupedBy, type GroupOf } from '../src/notificationGroups.ts';
