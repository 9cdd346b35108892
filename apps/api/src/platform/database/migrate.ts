import { Migrator } from 'kysely/migration';
import { StartupError } from '../runtime/StartupError.ts';
import type { Database } from './connect.ts';
import { migrations } from './migrations/migrations.ts';
import { watchWrites } from './watchWrites.ts';

/** Migrates the schema to the latest version; several servers may do so at the same time. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return watchWrites(db);
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartupError(`The database schema cannot be brought up to date: ${reason}`);
}
