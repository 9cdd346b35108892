export {
  ConnectedNotificationPanel,
  type ConnectedNotificationPanelProps,
} from '../src/connected/ConnectedNotificationPanel.tsx';
export {
  ConnectedNotificationList,
  type ConnectedNotificationListProps,
} from '../src/connected/ConnectedNotificationList.tsx';
export type { NotificationCallOptions } from '../src/connected/useNotificationCalls.ts';
