import type { Insertable } from 'kysely';
import { chunksOf } from '../../../../platform/database/chunks.ts';
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
export async function insertReminders(tx: Tx, rows: readonly Insertable<Schema['project_reminders']>[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insertInto('project_reminders').values(chunk).execute();
}
