export { buildNotification, buildNotifications } from '../src/builders/notifications.ts';
