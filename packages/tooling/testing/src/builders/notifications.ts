import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

/** A notification of a brand; `index` makes it older by an hour and every third one read. */
export function buildNotification(overrides: Partial<Schema<'Notification'>> = {}, index = 0): Schema<'Notification'> {
  const { firstName, surname } = personAt(index);
  const values = { campaign: 'Frühjahrskollektion 2026', channel: `${firstName} ${surname}`, count: 1 };
  return {
    notificationId: 900 + index,
    index,
    type: 16,
    subType: 3,
    subject: null,
    message: `Neuer Vorschlag für <b>${values.campaign}</b>: <b>${values.channel}</b>`,
    notificationText: JSON.stringify(values),
    read: index % 3 === 2,
    createdAt: new Date(Date.UTC(2026, 4, 4, 12 - index)).toISOString(),
    refId: 5,
    ...overrides,
  };
}

/** Notifications, newest first. */
export const buildNotifications = (count: number): Schema<'Notification'>[] =>
  many(count, (index) => buildNotification({}, index));
