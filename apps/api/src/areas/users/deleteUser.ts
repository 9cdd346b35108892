import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import { deletePicture } from '../../platform/media/pictures.ts';
import {
  type Account,
  type Changes,
  closeConnections,
  type Editor,
  endSessionsOf,
  lockForAdministration,
  noteAccount,
  refuseLastSuperAdmin,
  refuseOwnAccount,
} from '../accounts/door.ts';

/** Records that would lose the person they belong to. */
async function recordsOf(tx: Kysely<Schema>, userId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; records: number }>`
    select kind, records::int from (values
      ('customers', (select count(*) from customers where owner_user_id = ${userId})),
      ('campaigns', (select count(*) from campaigns where owner_user_id = ${userId})),
      ('campaignEntries', (select count(*) from campaign_entries where created_by = ${userId})),
      ('campaignRequests', (select count(*) from campaign_requests where created_by_user_id = ${userId} or assignee_user_id = ${userId})),
      ('influencers', (select count(*) from influencers where user_id = ${userId})),
      ('testerApplications', (select count(*) from tester_applications where user_id = ${userId}))
    ) as used (kind, records) where records > 0`.execute(tx);
  return Object.fromEntries(rows.map(({ kind, records }) => [kind, records]));
}

interface Removed {
  changes: Changes;
  endedSessions: readonly string[];
}

async function remove(tx: Kysely<Schema>, editor: Editor, account: Account): Promise<Removed> {
  await refuseLastSuperAdmin(tx, account);
  const records = await recordsOf(tx, account.id);
  if (Object.keys(records).length > 0) throw conflict('userInUse', records);
  const endedSessions = await endSessionsOf(tx, account.id, { now: editor.services.clock.now(), reason: 'deleted' });
  const changes: Changes = { username: [account.email, null], roleId: [account.role_id, null] };
  await noteAccount(tx, editor, account.id, { action: 4, changes });
  await deletePicture(tx, account.profile_picture);
  await tx.deleteFrom('users').where('id', '=', account.id).execute();
  return { changes, endedSessions };
}

/** Deletes a user for good, with what is the user's alone; refused while other records belong to the user. */
export async function deleteUser(editor: Editor, userId: number): Promise<void> {
  refuseOwnAccount(editor.user, userId);
  const { changes, endedSessions } = await editor.services.db
    .transaction()
    .execute(async (tx) => remove(tx, editor, await lockForAdministration(tx, editor.user, userId)));
  editor.audit({ entity: 'user', entityId: userId, action: 4, changes });
  closeConnections(editor.services, endedSessions);
}
