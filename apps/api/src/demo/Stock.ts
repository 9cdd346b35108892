import type { Kysely } from 'kysely';
import type { Clock } from '../Clock.ts';
import type { Schema } from '../database/schema.ts';
import type { FileStorage } from '../storage/FileStorage.ts';

/** What demo data is written with: one open transaction, and the storage of its files. */
export interface Stock {
  db: Kysely<Schema>;
  storage: FileStorage;
  clock: Clock;
}
