import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';

/** Everything that is stored of a brand user, as a file for machines; the password only by whether there is one. */
export async function ownDataFile(db: Database, user: CallUser): Promise<FileAnswer> {
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
  const { password_hash, search_text: _search, updated_by: _editor, ...own } = account;
  const data = {
    account: { ...own, hasPassword: password_hash !== null },
    company: company ?? null,
    nameChanges,
    notifications,
    logins,
    sessions,
    requests,
    comments,
    history,
  };
  return new FileAnswer({
    contentType: 'application/octet-stream',
    fileName: `Datenauskunft-${user.id}.json`,
    bytes: JSON.stringify(data, null, 2),
  });
}
