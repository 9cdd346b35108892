import type { Insertable } from 'kysely';
import { chunksOf } from '../../../../platform/database/chunks.ts';
import type { Db, Schema, Tx } from '../../../../platform/database/schema.ts';

/** What the brand of a product test is called. */
export async function findBrandName(db: Db, brandId: number): Promise<string> {
  const { name } = await db
    .selectFrom('tester_brands')
    .select('name')
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  return name;
}

/** Notes who was invited by whom. */
export async function insertInvitations(
  tx: Tx,
  rows: readonly Insertable<Schema['project_invitations']>[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insertInto('project_invitations').values(chunk).execute();
}
