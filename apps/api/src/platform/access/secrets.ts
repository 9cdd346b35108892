import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connect.ts';

/** Returns a random key of this installation, created on first use and shared by all servers on the database. */
export async function readSecret(db: Database, name: string): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return new Uint8Array(row.value);
}
