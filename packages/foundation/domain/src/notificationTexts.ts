import de from '../messages/notifications/de.json' with { type: 'json' };
import en from '../messages/notifications/en.json' with { type: 'json' };

/**
 * Key of a notification's text, for example `notificationText.brand.3`; what `message` of a notification holds.
 *
 * @source docs/domain/notifications.md#texts; docs/domain/notifications.md#types
 */
export type NotificationTextKey = keyof typeof de;

/**
 * The text of a notification: ICU text, or in the published package what it was compiled to, which only a translator
 * reads.
 *
 * @source docs/domain/notifications.md#texts
 */
export type NotificationText = string | never[];

/**
 * The texts of all notifications by language, with the placeholders `campaign`, `channel`, `user`, `role` and `count`;
 * fits `useMessages` of `@resonanz/i18n`.
 *
 * @source docs/domain/notifications.md#texts; docs/domain/notifications.md#types
 */
export const notificationTexts: {
  readonly de: Readonly<Record<NotificationTextKey, NotificationText>>;
  readonly en: Readonly<Record<NotificationTextKey, NotificationText>>;
} = { de, en };
