import { CompiledQuery } from 'kysely';
import { fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '../database/connect.ts';

/** Connections to PostgreSQL that background jobs get beside those of the calls. */
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
 * Opens the background jobs of this database; they have a schema of their own there. `schedule` says whether this
 * server starts what is due by the clock; by default it only works off what is queued.
 */
export async function openJobs(connection: Connection, log: Logger, schedule = false): Promise<PgBoss> {
  const jobs = new PgBoss({ ...databaseOf(connection), schema: 'jobs', schedule });
  // A database that is away for a moment: the next round tries again.
  jobs.on('error', (error) => log.warn({ err: error }, 'background jobs cannot reach the database'));
  try {
    return await jobs.start();
  } catch (error) {
    await jobs.stop({ graceful: false });
    throw error;
  }
}
