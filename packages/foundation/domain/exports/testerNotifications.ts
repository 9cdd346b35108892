export {
  TESTER_NOTIFICATION_TYPE,
  testerNotificationIcon,
  testerNotificationTextKey,
  testerTarget,
  type TesterNotification,
  type TesterNotificationType,
} from '../src/testerNotifications.ts';
