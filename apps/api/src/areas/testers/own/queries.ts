import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db } from '../../../platform/database/schema.ts';

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

/** Everything that is stored of a tester. */
export async function readOwnData(db: Db, userId: number) {
  const ofUser = (table: 'notifications' | 'login_events' | 'tester_points' | 'tester_applications') =>
    db.selectFrom(table).selectAll().where('user_id', '=', userId).orderBy('id').execute();
  const [
    account,
    profile,
    consents,
    applications,
    answers,
    points,
    notifications,
    logins,
    sessions,
    history,
    newsletters,
  ] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    db.selectFrom('tester_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('tester_consents').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    ofUser('tester_applications'),
    db
      .selectFrom('questionnaire_answers as q')
      .innerJoin('tester_applications as a', 'a.id', 'q.application_id')
      .selectAll('q')
      .where('a.user_id', '=', userId)
      .orderBy('q.id')
      .execute(),
    ofUser('tester_points'),
    ofUser('notifications'),
    ofUser('login_events'),
    db.selectFrom('sessions').select(['device', 'address', 'created_at']).where('user_id', '=', userId).execute(),
    db
      .selectFrom('history')
      .select(['action', 'changes', 'at'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('newsletter_receivers')
      .select(['newsletter_id', 'sent_at', 'unsubscribed_at'])
      .where('user_id', '=', userId)
      .orderBy('newsletter_id')
      .execute(),
  ]);
  return {
    account,
    profile,
    consents,
    applications,
    answers,
    points,
    notifications,
    logins,
    sessions,
    history,
    newsletters,
  };
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
  await tx.updateTable('tester_profiles').set(change).where('user_id', '=', userId).execute();
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

/** Ends what a tester has running: applications that are not completed. */
export async function withdrawApplications(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('tester_applications')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('status', '!=', PROJECT_APPLICATION_STATUS.declined)
    .execute();
}

/** Removes everything that names a tester; the account stays as the number that points and answers belong to. */
export async function eraseTester(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: `deleted-${userId}@testerworld.invalid`,
      first_name: '',
      last_name: `#${userId}`,
      phone: null,
      password_hash: null,
      profile_picture: null,
      is_active: false,
      archived: true,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('tester_profiles')
    .set({
      gender: null,
      dob: null,
      country: null,
      federal_state: null,
      city: null,
      categories: [],
      platforms: [],
      marital_status: null,
      profession: null,
      training: null,
      children: null,
      child_birth_years: [],
      street: null,
      zip: null,
      nourishment: null,
      household_size: null,
      pets: [],
      ugc_campaign: false,
      regional_tests: false,
      recommended_by: null,
      newsletter: 'none',
      newsletter_asked_at: null,
      newsletter_confirmed_at: null,
      newsletter_ended_at: null,
      newsletter_address: null,
      deleted_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  for (const table of [
    'notifications',
    'login_events',
    'known_devices',
    'mail_opt_outs',
    'newsletter_receivers',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.updateTable('tester_consents').set({ address: null }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('history').where('entity', '=', 'user').where('entity_id', '=', userId).execute();
  await tx
    .updateTable('audit_log')
    .set({ changes: null })
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .execute();
}
