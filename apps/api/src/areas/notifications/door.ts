export { inOneTransaction, type Done } from './inOneTransaction.ts';
export { createNotifications, publishAll, type LiveMessage, type NotificationDraft } from './notify.ts';
export { notifyTester, notifyTesters, type TesterNews } from './notifyTester.ts';
export { publishRequestEvents, publishUgcRequestEvents } from './requestEvents.ts';
