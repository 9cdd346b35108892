import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db } from '../../../../platform/database/schema.ts';

/** The account and the profile of a tester. */
export async function findOwnProfile(db: Db, userId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('tester_profiles as t', 't.user_id', 'u.id')
    .selectAll('t')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.phone', 'u.updated_at', 'u.created_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Makes the profile of a tester that has none yet. */
export async function ensureProfile(tx: Db, userId: number): Promise<void> {
  await tx
    .insertInto('tester_profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ledger of a tester with the titles of the projects, oldest first. */
export async function listBookings(db: Db, userId: number) {
  return db
    .selectFrom('tester_points as b')
    .leftJoin('tester_projects as p', 'p.id', 'b.project_id')
    .select(['b.id', 'b.created_at', 'b.event', 'b.points', 'b.note', 'b.project_id', 'p.title_de', 'p.title_en'])
    .where('b.user_id', '=', userId)
    .orderBy('b.created_at')
    .orderBy('b.id')
    .execute();
}

/** The running tests of a tester, the one that ends first in front, with the events booked for each. */
export async function listRunningTests(db: Db, userId: number) {
  return db
    .selectFrom('tester_applications as a')
    .innerJoin('tester_projects as p', 'p.id', 'a.project_id')
    .select([
      'a.id',
      'p.title_de',
      'p.title_en',
      'p.ends_on',
      'p.asks_video',
      sql<string[]>`array(select b.event from tester_points b where b.application_id = a.id)`.as('booked'),
    ])
    .where('a.user_id', '=', userId)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.approved)
    .where('a.withdrawn_at', 'is', null)
    .where('a.completed_at', 'is', null)
    .where('a.missed_at', 'is', null)
    .orderBy('p.ends_on')
    .orderBy('a.id')
    .limit(3)
    .execute();
}

/** The newsletter of a tester changes to a state. */
export async function setNewsletter(
  tx: Db,
  userId: number,
  change:
    | { newsletter: 'waiting'; newsletter_asked_at: Date }
    | { newsletter: 'confirmed'; newsletter_confirmed_at: Date; newsletter_address: string }
    | { newsletter: 'ended' | 'none'; newsletter_ended_at: Date },
): Promise<void> {
  // Whoever could follow the link of a mail has an address that takes mails.
  const values = change.newsletter === 'confirmed' ? { ...change, newsletter_bounces: 0 } : change;
  await tx.updateTable('tester_profiles').set(values).where('user_id', '=', userId).execute();
}

/** Counts who ends the newsletter with the last one that came, once. */
export async function countUnsubscribed(tx: Db, userId: number, now: Date): Promise<void> {
  const last = await tx
    .selectFrom('newsletter_receivers')
    .select(['newsletter_id', 'unsubscribed_at'])
    .where('user_id', '=', userId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('newsletter_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.unsubscribed_at !== null) return;
  await tx
    .updateTable('newsletter_receivers')
    .set({ unsubscribed_at: now })
    .where('newsletter_id', '=', last.newsletter_id)
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('newsletters')
    .set((row) => ({ unsubscribed: row('unsubscribed', '+', 1) }))
    .where('id', '=', last.newsletter_id)
    .execute();
}

/** Keeps the proof that a tester confirmed the newsletter. */
export async function insertNewsletterConsent(
  tx: Db,
  userId: number,
  { at, day, address }: { at: Date; day: string; address: string },
): Promise<void> {
  await tx
    .insertInto('tester_consents')
    .values({ user_id: userId, kind: 'newsletter', version: day, given_at: at, address })
    .execute();
}

/** State of the newsletter of a tester; undefined where there is no such tester. */
export async function findNewsletter(tx: Db, userId: number) {
  const row = await tx
    .selectFrom('tester_profiles')
    .select('newsletter')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.newsletter;
}

/** The hash of the password of an account. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash ?? null;
}
