import type { Kysely } from 'kysely';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import { deletePicture } from '../../platform/media/pictures.ts';
import {
  type Account,
  type Changes,
  closeConnections,
  deleteAccount,
  type Editor,
  endSessionsOf,
  lockForAdministration,
  noteAccount,
  rejectLastSuperAdmin,
  rejectOwnAccount,
} from '../accounts/door.ts';
import { countRecordsOf } from './queries.ts';

interface Removed {
  changes: Changes;
  endedSessions: readonly string[];
}

async function remove(tx: Kysely<Schema>, editor: Editor, account: Account): Promise<Removed> {
  await rejectLastSuperAdmin(tx, account);
  const records = await countRecordsOf(tx, account.id);
  if (Object.keys(records).length > 0) throw conflict('userInUse', records);
  const endedSessions = await endSessionsOf(tx, account.id, { now: editor.services.clock.now(), reason: 'deleted' });
  const changes: Changes = { username: [account.email, null], roleId: [account.role_id, null] };
  await noteAccount(tx, editor, account.id, { action: HISTORY_ACTION.delete, changes });
  await deletePicture(tx, account.profile_picture);
  await deleteAccount(tx, account.id);
  return { changes, endedSessions };
}

/** Permanently deletes a user with their own data; rejected while other records reference the user. */
export async function deleteUser(editor: Editor, userId: number): Promise<void> {
  rejectOwnAccount(editor.user, userId);
  const { changes, endedSessions } = await editor.services.db
    .transaction()
    .execute(async (tx) => remove(tx, editor, await lockForAdministration(tx, editor.user, userId)));
  editor.audit({ entity: 'user', entityId: userId, action: HISTORY_ACTION.delete, changes });
  closeConnections(editor.services, endedSessions);
}
