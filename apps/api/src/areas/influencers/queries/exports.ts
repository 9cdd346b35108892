import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';

/** Writes an export of the list into the history of the user who asked for it. */
export async function insertExport(
  db: Database,
  viewer: CallUser,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .insertInto('history')
    .values({
      entity: 'influencer_export',
      entity_id: viewer.id,
      user_id: viewer.id,
      action: HISTORY_ACTION.add,
      changes: JSON.stringify(changes),
    })
    .execute();
}
