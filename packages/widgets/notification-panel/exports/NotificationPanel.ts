export { NotificationPanel, type NotificationPanelProps } from '../src/NotificationPanel.tsx';
export type { NotificationGroup, NotificationItem } from '../src/notificationGroup.ts';
