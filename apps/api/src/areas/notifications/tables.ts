import type { Generated, JSONColumnType } from 'kysely';
import type { NO_SUB_TYPE, NotificationSubType, NotificationType } from '@resonanz/domain/notifications';
import type { TesterNotificationType } from '@resonanz/domain/testerNotifications';
import type { InstantNow, InstantOrNull, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  panel: 'agency' | 'brand' | 'tester';
  type: NotificationType | TesterNotificationType;
  /** `NO_SUB_TYPE` for those that have none. */
  sub_type: Generated<NotificationSubType | typeof NO_SUB_TYPE>;
  subject: TextOrNull;
  message: string;
  notification_text: JSONColumnType<Record<string, string>, string | undefined, string>;
  ref_id: NumberOrNull;
  is_new: Generated<boolean>;
  read: Generated<boolean>;
  deleted_at: InstantOrNull;
  created_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    notifications: NotificationsTable;
  }
}
