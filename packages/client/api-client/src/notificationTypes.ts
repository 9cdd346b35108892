import type { components } from '@resonanz/contract/named';

/** One notification. */
export type Notification = components['schemas']['Notification'];
/** A page of notifications with the number of new ones. */
export type NotificationList = components['schemas']['NotificationList'];
/** A live message: a new notification, or the ids of removed ones. */
export type NotificationEvent = components['schemas']['NotificationEvent'];
