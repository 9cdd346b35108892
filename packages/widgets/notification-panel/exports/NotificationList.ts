export { NotificationList, type NotificationListProps } from '../src/NotificationList.tsx';
export type { NotificationGroup, NotificationItem } from '../src/notificationGroup.ts';
