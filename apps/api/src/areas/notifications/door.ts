export { inOneTransaction, type Done } from './inOneTransaction.ts';
export { createNotifications, publishAll, type LiveMessage, type NotificationDraft } from './notify.ts';
export { publishRequestEvents, publishUgcRequestEvents } from './requestEvents.ts';
