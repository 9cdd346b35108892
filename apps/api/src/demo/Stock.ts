import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Clock } from '../platform/runtime/Clock.ts';
import type { FileStorage } from '../platform/storage/FileStorage.ts';

/** What demo data is written with: one open transaction, and the storage of its files. */
export interface Stock {
  db: Kysely<Schema>;
  storage: FileStorage;
  clock: Clock;
}
