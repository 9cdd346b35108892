export { inOneTransaction, type Done } from './inOneTransaction.ts';
export { createNotifications, publishAll, type LiveMessage, type NotificationDraft } from './notify.ts';
export { tellRequests, tellUgcRequests } from './requestEvents.ts';
