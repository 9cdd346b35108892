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
 * Returns the rows of a statement from the shared cache, until a table it reads is written (0041); inside a transaction
 * they are always read. They are shared between callers: never mutate them. `read` is for statements that need more
 * than being executed.
 */
export async function sharedRows<Row>(
  db: Kysely<Schema>,
  statement: CompiledQuery<Row>,
  read: () => Promise<readonly Row[]> = async () => (await db.executeQuery(statement)).rows,
): Promise<readonly Row[]> {
  return db instanceof GuardedKysely ? sharedReadsOf(db).rows(statement, read) : read();
}

/** Returns the single number a statement selects as `total`, cached like rows. */
export async function sharedTotal(db: Kysely<Schema>, statement: CompiledQuery<{ total: number }>): Promise<number> {
  return (await sharedRows(db, statement))[0]?.total ?? 0;
}
