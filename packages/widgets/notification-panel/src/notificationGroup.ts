import type { components } from '@resonanz/contract/named';
import type { GroupOf } from '@resonanz/domain/notifications';

/** A notification as it travels. */
export type NotificationItem = components['schemas']['Notification'];

/** What a row stands for: one notification, or several comments on one object, the newest first. */
export type NotificationGroup = GroupOf<NotificationItem>;

/** Whether something in the row has not been read. */
export const isUnread = (group: NotificationGroup): boolean => group.some(({ read }) => !read);
