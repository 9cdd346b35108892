export { notificationTexts, type NotificationTextKey } from '../src/notificationTexts.ts';
