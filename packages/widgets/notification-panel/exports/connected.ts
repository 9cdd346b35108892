export { ConnectedNotificationPanel, type ConnectedNotificationPanelProps } from '../src/connected/ConnectedNotificationPanel.tsx';
