import type { Insertable } from 'kysely';
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
export async function insertInvitation(tx: Tx, row: Insertable<Schema['project_invitations']>): Promise<void> {
  await tx.insertInto('project_invitations').values(row).execute();
}
