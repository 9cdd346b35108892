export { NotificationPanel, type NotificationPanelProps } from '../src/NotificationPanel.tsx';
export type { NotificationItem } from '../src/NotificationRow.tsx';
