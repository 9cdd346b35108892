import type { Notification } from '../src/notificationTypes.ts';

/** A notification of a test; later ids are newer. */
export const notification = (notificationId: number, given: Partial<Notification> = {}): Notification => ({
  notificationId,
  index: 0,
  type: 6,
  subType: 3,
  subject: null,
  message: 'notification.channelPublished',
  notificationText: '{}',
  read: false,
  createdAt: new Date(Date.UTC(2026, 0, 1) + notificationId * 1000).toISOString(),
  refId: 1,
  ...given,
});
