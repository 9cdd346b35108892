import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { TesterProfilesTable } from '../accounts/door.ts';

/** The profile of a tester as it is stored. */
export type StoredProfile = Selectable<TesterProfilesTable>;

/** The profile of a tester; undefined when there is none yet. */
export async function findProfile(tx: Kysely<Schema>, userId: number): Promise<StoredProfile | undefined> {
  return tx.selectFrom('tester_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores these columns of a tester's profile; adds the profile when there is none yet. */
export async function saveProfile(
  tx: Kysely<Schema>,
  userId: number,
  row: Updateable<TesterProfilesTable>,
): Promise<void> {
  await tx
    .insertInto('tester_profiles')
    .values({ ...row, user_id: userId } as Insertable<TesterProfilesTable>)
    .onConflict((conflict) =>
      Object.keys(row).length === 0 ? conflict.doNothing() : conflict.column('user_id').doUpdateSet(row),
    )
    .execute();
}
