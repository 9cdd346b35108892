import { CompiledQuery } from 'kysely';
import { fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '../database/connect.ts';

/** PostgreSQL connections for background jobs, in addition to those for requests. */
const connections = 2;

function databaseOf(connection: Connection): ConstructorOptions {
  if (connection.kind === 'postgres') {
    return { connectionString: connection.url, max: connections, application_name: 'resonanz jobs' };
  }
  const { db, runScript } = connection;
  return {
    backend: 'pglite',
    db: fromPglite({
      query: async <Row>(text: string, values: unknown[] = []) => ({
        rows: (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
      }),
      exec: async (script) => [{ rows: await runScript(script) }],
    }),
  };
}

/**
 * Opens the background jobs of this database, in a schema of their own. `schedule` says whether this server starts
 * scheduled jobs; by default it only processes the queue.
 */
export async function openJobs(connection: Connection, log: Logger, schedule = false): Promise<PgBoss> {
  const jobs = new PgBoss({ ...databaseOf(connection), schema: 'jobs', schedule });
  // The database is unavailable for a moment: the next poll tries again.
  jobs.on('error', (error) => log.warn({ err: error }, 'background jobs cannot reach the database'));
  try {
    return await jobs.start();
  } catch (error) {
    await jobs.stop({ graceful: false });
    throw error;
  }
}
