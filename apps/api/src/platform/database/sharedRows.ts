import type { CompiledQuery, Kysely } from 'kysely';
import { GuardedKysely } from './GuardedKysely.ts';
import type { Schema } from './schema.ts';
import { SharedReads } from './SharedReads.ts';

const readsOf = new WeakMap<GuardedKysely, SharedReads>();

function sharedReadsOf(db: GuardedKysely): SharedReads {
  const reads = readsOf.get(db) ?? new SharedReads(db);
  readsOf.set(db, reads);
  return reads;
}

/**
 * The rows of a statement, shared between all who send the same one until a table it reads is written (0041); inside a
 * transaction they are read there. They belong to many callers: nobody changes them. `read` is for statements that need
 * more than being sent.
 */
export async function sharedRows<Row>(
  db: Kysely<Schema>,
  statement: CompiledQuery<Row>,
  read: () => Promise<readonly Row[]> = async () => (await db.executeQuery(statement)).rows,
): Promise<readonly Row[]> {
  return db instanceof GuardedKysely ? sharedReadsOf(db).rows(statement, read) : read();
}

/** The one number that a statement finds as `total`, shared like rows. */
export async function sharedTotal(db: Kysely<Schema>, statement: CompiledQuery<{ total: number }>): Promise<number> {
  return (await sharedRows(db, statement))[0]?.total ?? 0;
}
