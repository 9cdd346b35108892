import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { notificationTopic, type LiveTopic } from '@resonanz/domain/liveTopics';
import type { NO_SUB_TYPE, NotificationSubType, NotificationType } from '@resonanz/domain/notifications';
import type { TesterNotificationType } from '@resonanz/domain/testerNotifications';
import type { Schema } from '../../platform/database/schema.ts';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import type { Live } from '../../platform/live/Live.ts';
import { insertNotifications, type Panel, toWire } from './queries.ts';

/**
 * What a notification says; `message` is a message key or a template of the few elements that are allowed there, and
 * `text` fills its placeholders.
 */
export interface NotificationDraft {
  panel: Panel;
  type: NotificationType | TesterNotificationType;
  subType: NotificationSubType | typeof NO_SUB_TYPE;
  message: string;
  text: Readonly<Record<string, string>>;
  /** Id of the record it leads to; null where there is none. */
  refId: number | null;
  /** What it is about, as plain text, where its kind has a subject (docs/domain/notifications.md#texts). */
  subject?: string;
  /** Time of the event; defaults to now, unless the time must stay secret. */
  at?: Date;
}

/** A live message to be sent once the transaction that wrote it has been committed. */
export interface LiveMessage {
  topic: LiveTopic;
  payload: components['schemas']['NotificationEvent'];
}

/** Stores notifications, each for its recipient; returns the live messages to publish after the commit. */
export async function storeNotifications(
  tx: Kysely<Schema>,
  drafts: readonly (NotificationDraft & { userId: number })[],
): Promise<LiveMessage[]> {
  const rows = await insertNotifications(
    tx,
    drafts.map((draft) => ({
      user_id: draft.userId,
      panel: draft.panel,
      type: draft.type,
      sub_type: draft.subType,
      subject: draft.subject ?? null,
      message: cleanHtml('notification', draft.message),
      notification_text: JSON.stringify(draft.text),
      ref_id: draft.refId,
      ...(draft.at ? { created_at: draft.at } : {}),
    })),
  );
  return rows.map((row) => ({
    topic: notificationTopic(row.panel, row.user_id),
    payload: { subEventName: 'add', data: toWire(row, 0) },
  }));
}

/** Stores a notification for each recipient and returns the live messages to publish after the commit. */
export const createNotifications = (
  tx: Kysely<Schema>,
  recipients: readonly number[],
  draft: NotificationDraft,
): Promise<LiveMessage[]> =>
  storeNotifications(
    tx,
    [...new Set(recipients)].map((userId) => ({ ...draft, userId })),
  );

/** The live message that removes notifications from the caller's other tabs. */
export function deletedMessage(panel: Panel, userId: number, ids: readonly number[]): LiveMessage {
  return {
    topic: notificationTopic(panel, userId),
    payload: { subEventName: 'delete', data: { notificationIds: [...ids] } },
  };
}

/** Sends live messages; call it after the transaction that made them has been committed. */
export function publishAll(live: Live, messages: readonly LiveMessage[]): void {
  for (const { topic, payload } of messages) live.publish(topic, payload);
}
