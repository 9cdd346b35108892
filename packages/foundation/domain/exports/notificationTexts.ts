export { notificationTexts, type NotificationText, type NotificationTextKey } from '../src/notificationTexts.ts';
