import type { Insertable } from 'kysely';
import type { Schema, Tx } from '../../../../platform/database/schema.ts';

/** How many of these applications are for a project. */
export async function countApplications(tx: Tx, projectId: number, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .selectFrom('tester_applications')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  return rows.length;
}

/** Notes who was reminded on which day. */
export async function insertReminder(tx: Tx, row: Insertable<Schema['project_reminders']>): Promise<void> {
  await tx.insertInto('project_reminders').values(row).execute();
}
