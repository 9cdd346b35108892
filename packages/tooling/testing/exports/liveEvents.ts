export { buildMailEvent, buildNotificationAdded, buildNotificationsDeleted } from '../src/builders/liveEvents.ts';
