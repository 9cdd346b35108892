import type { Insertable, Kysely, Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { chunksOf } from '../../platform/database/chunks.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { cleanHtml } from '../../platform/html/cleanHtml.ts';
import type { NotificationsTable } from './tables.ts';

/** Which of the bells a notification belongs to. */
export type Panel = 'agency' | 'brand' | 'tester';
type Notification = components['schemas']['Notification'];
type Row = Selectable<NotificationsTable>;

/** A stored notification as it travels; `index` is its position in the list, 0 the newest. */
export function toWire(row: Row, index: number): Notification {
  return {
    notificationId: row.id,
    index,
    type: row.type,
    subType: row.sub_type,
    subject: row.subject,
    // Rows that were not written by this server, or by an earlier one.
    message: cleanHtml('notification', row.message),
    notificationText: JSON.stringify(row.notification_text),
    read: row.read,
    createdAt: row.created_at,
    refId: row.ref_id,
  };
}

const inbox = (db: Kysely<Schema>, userId: number, panel: Panel) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('panel', '=', panel)
    .where('deleted_at', 'is', null);

/** Which notifications a page is made of; without `read` all of them. */
interface PageInput {
  userId: number;
  panel: Panel;
  pageNumber: number;
  pageSize: number;
  read?: boolean | undefined;
}

/** One page of the caller's notifications, newest first, with the number of new ones, whatever the page is made of. */
export async function notificationPage(
  db: Kysely<Schema>,
  input: PageInput,
): Promise<components['schemas']['NotificationList']> {
  const { userId, panel, pageNumber, pageSize, read } = input;
  const [rows, counts] = await Promise.all([
    inbox(db, userId, panel)
      .$if(read !== undefined, (query) => query.where('read', '=', read ?? false))
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(pageNumber * pageSize)
      .execute(),
    inbox(db, userId, panel)
      .select(({ fn }) => [
        read === undefined
          ? fn.countAll<number>().as('total')
          : fn.countAll<number>().filterWhere('read', '=', read).as('total'),
        fn.countAll<number>().filterWhere('is_new', '=', true).as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row, position) => toWire(row, pageNumber * pageSize + position)),
    unread: counts.unread,
    totalElements: counts.total,
  };
}

/** Stores notifications. */
export async function insertNotifications(
  tx: Kysely<Schema>,
  rows: readonly Insertable<NotificationsTable>[],
): Promise<Row[]> {
  const stored: Row[] = [];
  for (const chunk of chunksOf(rows))
    stored.push(...(await tx.insertInto('notifications').values(chunk).returningAll().execute()));
  return stored;
}

/**
 * Marks a notification as read (and therefore as seen), and with it those of the same row that still exist; false, and
 * nothing marked, when the caller has no such notification.
 */
export async function markRead(
  db: Kysely<Schema>,
  userId: number,
  panel: Panel,
  id: number,
  groupedIds: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set([id, ...groupedIds])];
  return db.transaction().execute(async (tx) => {
    const own = (await inbox(tx, userId, panel).select('id').where('id', 'in', wanted).forUpdate().execute()).map(
      (row) => row.id,
    );
    if (!own.includes(id)) return false;
    await tx.updateTable('notifications').set({ read: true, is_new: false }).where('id', 'in', own).execute();
    return true;
  });
}

/** Marks every notification of the panel as seen; `read` stays as it is. */
export async function markAllOld(db: Kysely<Schema>, userId: number, panel: Panel): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ is_new: false })
    .where('user_id', '=', userId)
    .where('panel', '=', panel)
    .where('is_new', '=', true)
    .execute();
}

/** Deletes notifications of the caller, all or none; false when one of them is not the caller's. */
export async function deleteNotifications(
  db: Kysely<Schema>,
  userId: number,
  panel: Panel,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  return db.transaction().execute(async (tx) => {
    const own = await inbox(tx, userId, panel).select('id').where('id', 'in', wanted).forUpdate().execute();
    if (own.length !== wanted.length) return false;
    await tx.updateTable('notifications').set({ deleted_at: new Date() }).where('id', 'in', wanted).execute();
    return true;
  });
}
