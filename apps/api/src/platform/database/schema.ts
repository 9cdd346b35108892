import type { Kysely } from 'kysely';

/** Every table of the database by its name; each room adds its own in its `tables.ts`. */
export interface Schema {}

/** Where statements run: the database, or a transaction of it. */
export type Db = Kysely<Schema>;

/** The same where a statement belongs into the transaction of its caller. */
export type Tx = Kysely<Schema>;
