import { sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import { visibleRows } from '../ownership/door.ts';

const lastLogin = sql<string | null>`(select e.at from login_events e
  where e.user_id = u.id and e.kind = 'login' order by e.at desc limit 1)`;

/** The brand users of the caller's company who can log in, the caller among them, by name. */
export async function listTeam(db: Db, user: CallUser) {
  return db
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.role_id',
      'u.signup_with_token',
      lastLogin.as('lastLogin'),
    ])
    .where((eb) => eb.or([eb('u.id', '=', user.id), visibleRows('brandUsers', user, 'u')]))
    .where('u.password_hash', 'is not', null)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where('u.approved', '=', APPROVAL_STATUS.approved)
    .orderBy(sql`lower(u.last_name), lower(u.first_name), u.id`)
    .execute();
}

/** Open invitations to the caller's company, newest first. */
export async function listInvitations(db: Db, user: CallUser) {
  return db
    .selectFrom('brand_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.email', 'u.contact_person', 'u.role_id', 'i.expires_at'])
    .where(visibleRows('brandUsers', user, 'u'))
    .where('u.password_hash', 'is', null)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** What the own account has chosen: its mails, and whether it wants to be deleted. */
export async function findOwnChoices(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['mail_settings', 'deletion_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The company name that is requested and not decided yet. */
export async function findPendingCompanyName(db: Db, user: CallUser): Promise<{ requested_name: string } | undefined> {
  return db
    .selectFrom('company_name_changes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select('n.requested_name')
    .where('n.status', '=', APPROVAL_STATUS.pending)
    .where((eb) => eb.or([eb('u.id', '=', user.id), visibleRows('brandUsers', user, 'u')]))
    .orderBy('n.id', 'desc')
    .executeTakeFirst();
}

/** Everything that is stored of a brand user. */
export async function readOwnData(db: Db, user: Pick<CallUser, 'id' | 'customerId'>) {
  const ofUser = (table: 'company_name_changes' | 'notifications' | 'login_events') =>
    db.selectFrom(table).selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  const [account, company, nameChanges, notifications, logins, sessions, requests, comments, history] =
    await Promise.all([
      db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
      user.customerId === null
        ? undefined
        : db
            .selectFrom('customers')
            .select(['id', 'name', 'street_and_house', 'city_and_zip', 'country', 'vat_id'])
            .where('id', '=', user.customerId)
            .executeTakeFirst(),
      ofUser('company_name_changes'),
      ofUser('notifications'),
      ofUser('login_events'),
      db.selectFrom('sessions').select(['device', 'address', 'created_at']).where('user_id', '=', user.id).execute(),
      db
        .selectFrom('campaign_requests')
        .select(['id', 'title', 'status', 'created_at'])
        .where('created_by_user_id', '=', user.id)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('comments')
        .select(['id', 'subject_kind', 'subject_id', 'text', 'created_at'])
        .where('author_user_id', '=', user.id)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('history')
        .select(['action', 'changes', 'at'])
        .where('entity', '=', 'user')
        .where('entity_id', '=', user.id)
        .orderBy('id')
        .execute(),
    ]);
  return { account, company, nameChanges, notifications, logins, sessions, requests, comments, history };
}
