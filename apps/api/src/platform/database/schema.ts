import type { Kysely } from 'kysely';

/** Every table of the database by name; each area adds its own in its `tables.ts`. */
export interface Schema {}

/** Where statements run: the database or a transaction. */
export type Db = Kysely<Schema>;

/** The transaction of the caller, for statements that must run inside one. */
export type Tx = Kysely<Schema>;
