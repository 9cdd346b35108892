import type { Db } from '../../../../platform/database/schema.ts';

/** Tables of which a tester gets every row with the own number. */
const OF_USER = [
  'tester_applications',
  'tester_consents',
  'tester_points',
  'notifications',
  'login_events',
  'faq_votes',
  'blog_views',
  'mail_opt_outs',
  'newsletter_receivers',
  'project_invitations',
] as const;

type OfUser = (typeof OF_USER)[number];

async function rowsOf(db: Db, table: OfUser, userId: number): Promise<readonly object[]> {
  return db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
}

/** What belongs to the applications of a tester. */
async function ofApplications(db: Db, userId: number) {
  const own = db.selectFrom('tester_applications').select('id').where('user_id', '=', userId);
  const [answers, notices, reminders, decisions] = await Promise.all([
    db.selectFrom('questionnaire_answers').selectAll().where('application_id', 'in', own).orderBy('id').execute(),
    db.selectFrom('questionnaire_notices').selectAll().where('application_id', 'in', own).execute(),
    db
      .selectFrom('project_reminders')
      .select(['application_id', 'day', 'sent_at'])
      .where('application_id', 'in', own)
      .orderBy('sent_at')
      .execute(),
    db
      .selectFrom('history')
      .select(['entity_id as application_id', 'action', 'changes', 'reason', 'at'])
      .where('entity', '=', 'projectApplication')
      .where('entity_id', 'in', own)
      .orderBy('id')
      .execute(),
  ]);
  return { answers, questionnaire_notices: notices, project_reminders: reminders, application_history: decisions };
}

/** What was written with a tester. */
const mailsOf = (db: Db, userId: number) =>
  db
    .selectFrom('mails as m')
    .innerJoin('mail_threads as t', 't.id', 'm.thread_id')
    .select(['m.state', 'm.receiver_name', 'm.to_email', 'm.subject', 'm.plain_text', 'm.language'])
    .select(['m.created_at', 'm.sent_at'])
    .where('t.tester_user_id', '=', userId)
    .orderBy('m.id')
    .execute();

/** Everything that is stored of a tester, by the names of the tables where it has one. */
export async function readOwnData(db: Db, userId: number) {
  const [account, profile, applications, mails, files, sessions, devices, links, uploads, history] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    db.selectFrom('tester_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    ofApplications(db, userId),
    mailsOf(db, userId),
    db
      .selectFrom('files')
      .select(['id', 'subject', 'subject_id', 'name', 'content_type', 'size', 'created_at', 'deleted_at'])
      .where('uploaded_by', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('sessions')
      .select(['device', 'address', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .execute(),
    db.selectFrom('known_devices').select('last_seen_at').where('user_id', '=', userId).execute(),
    db
      .selectFrom('account_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at', 'ended_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('resumable_uploads')
      .select(['subject', 'subject_id', 'name', 'size', 'created_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('history')
      .select(['action', 'changes', 'at'])
      .where('entity', '=', 'user')
      .where('entity_id', '=', userId)
      .orderBy('id')
      .execute(),
  ]);
  const own: Partial<Record<OfUser, readonly object[]>> = {};
  for (const table of OF_USER) own[table] = await rowsOf(db, table, userId);
  return {
    account,
    profile,
    ...own,
    ...applications,
    mails,
    files,
    sessions,
    known_devices: devices,
    account_tokens: links,
    resumable_uploads: uploads,
    history,
  };
}
