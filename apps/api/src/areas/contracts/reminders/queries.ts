import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';

/**
 * Contracts whose partner is to be reminded for the n-th time: sent so many days ago, not signed, and their link is
 * still good.
 */
const dueFor = (db: Db, count: number, sentBy: string, now: Date) =>
  db
    .selectFrom('contracts as t')
    .where(sql<boolean>`(t.sent_at at time zone 'Europe/Berlin')::date <= ${sentBy}::date`)
    .where('t.partner_signed_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .where('t.link_expires_at', '>', now.toISOString())
    .where('t.reminders', '<', count);

/** The ids of the contracts whose n-th reminder is due. */
export const findDueReminders = (db: Db, count: number, sentBy: string, now: Date) =>
  dueFor(db, count, sentBy, now).select('t.id').orderBy('t.id').execute();

/** Locks one of them; false when it is no longer due. */
export async function lockDueReminder(tx: Db, id: number, count: number, sentBy: string, now: Date): Promise<boolean> {
  const row = await dueFor(tx, count, sentBy, now)
    .where('t.id', '=', id)
    .select('t.id')
    .forUpdate('t')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the partner of a contract is reminded for the n-th time. */
export async function markAsReminded(tx: Db, id: number, count: number, now: Date): Promise<void> {
  await tx.updateTable('contracts').set({ reminders: count, reminded_at: now }).where('id', '=', id).execute();
}
