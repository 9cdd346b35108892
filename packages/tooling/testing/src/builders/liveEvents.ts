import { buildNotification } from './notifications.ts';
import type { Schema } from './schema.ts';

/** The live event that brings a notification. */
export const buildNotificationAdded = (
  overrides: Partial<Schema<'Notification'>> = {},
): Schema<'NotificationEvent'> => ({
  subEventName: 'add',
  data: buildNotification(overrides),
});

/** The live event that takes notifications away. */
export const buildNotificationsDeleted = (...notificationIds: readonly number[]): Schema<'NotificationEvent'> => ({
  subEventName: 'delete',
  data: { notificationIds: [...notificationIds] },
});

/** The live event of a mail that has arrived. */
export const buildMailEvent = (overrides: Partial<Schema<'MailEvent'>> = {}): Schema<'MailEvent'> => ({
  subject: 'Re: Cold Brew Sommer – Drehtermin am 21.10.',
  threadId: 'thread-1',
  unreadCount: 1,
  ...overrides,
});
