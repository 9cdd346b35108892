import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGliteDialect, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../runtime/StartupError.ts';
import { DatabaseError } from './DatabaseError.ts';
import { EmbeddedEngine } from './embedded/EmbeddedEngine.ts';
import { lockFolder } from './embedded/folderLock.ts';
import { GuardedKysely } from './GuardedKysely.ts';
import { elementTypes, valueParsers } from './valueParsers.ts';

/** The query builder that all areas use. */
export type Database = GuardedKysely;

interface ConnectionBase {
  db: Database;
  close(): Promise<void>;
}

/** The embedded database in this process. */
export interface EmbeddedConnection extends ConnectionBase {
  kind: 'embedded';
  folder: string;
  /** Runs several statements in one call, alone on the connection, and returns the rows of all. */
  runScript<Row>(sql: string): Promise<Row[]>;
  /** The data folder as a gzipped tar archive, for backups. */
  dump(): Promise<ArrayBuffer>;
}

/** A PostgreSQL server. */
export interface PostgresConnection extends ConnectionBase {
  kind: 'postgres';
  url: string;
}

export type Connection = EmbeddedConnection | PostgresConnection;

const statementTimeout = 60_000;

/** Opens the embedded database in a data folder and locks the folder for this process. */
export async function connectEmbedded(
  dataFolder: string,
  onReopen: (reason: string) => void = () => undefined,
  timeout = statementTimeout,
): Promise<EmbeddedConnection> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataFolder);
  const folder = path.join(dataFolder, 'database');
  const engine = new EmbeddedEngine({ folder, statementTimeout: timeout, onReopen });
  try {
    await engine.waitReady;
  } catch (error) {
    lock.release();
    throw new StartupError(
      `The database in ${folder} cannot be opened (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  const db = GuardedKysely.withGuard(new PGliteDialect({ pglite: engine }));
  return {
    kind: 'embedded',
    db,
    folder,
    runScript: (script) => db.connection().execute(() => engine.script(script)),
    dump: () => engine.dump(),
    async close() {
      await engine.close();
      lock.release();
    },
  };
}

const textList = 1009;

function readerOf(typeId: number, format?: string): (text: string) => unknown {
  const defaultReader = (id: number) => pg.types.getTypeParser(id, format as 'text') as (text: string) => unknown;
  if (format === 'binary') return defaultReader(typeId);
  const element = valueParsers[elementTypes[typeId] ?? 0];
  if (element === undefined) return valueParsers[typeId] ?? defaultReader(typeId);
  const readTexts = defaultReader(textList) as (text: string) => (string | null)[];
  return (text) => readTexts(text).map((each) => (each === null ? null : element(each)));
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.hostname}:${parsed.port || '5432'}${parsed.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

const lostLine = /^Connection terminated|has encountered a connection error and is not queryable/;
const lineCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** SQLSTATE of a connection that failed. */
const connectionFailure = '08006';

function failedConnection(error: unknown): DatabaseError {
  return new DatabaseError(
    error instanceof Error && error.message !== '' ? error.message : 'The database gives no answer.',
    connectionFailure,
  );
}

/**
 * The driver reports lost connections without an SQLSTATE. Adds one, so that they differ from connections a client has
 * lost.
 */
function logLostConnections(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryWithCode = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      const { code } = error as { code?: unknown };
      const isLost =
        lineCodes.includes(code) || (code === undefined && error instanceof Error && lostLine.test(error.message));
      throw isLost ? failedConnection(error) : error;
    });
  };
  client.query = queryWithCode as typeof client.query;
}

/** The pool for the query builder; every failure to connect is reported as "database not reachable". */
function poolOf(pool: pg.Pool): PostgresPool {
  const connect = async (): ReturnType<PostgresPool['connect']> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw failedConnection(error);
    }
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

/**
 * How statements are planned: for many short ones at once, on disks where it costs little to read here and there. A
 * page that one process reads in 15 ms would be spread over three, which takes longer than reading it. `options` in the
 * address of the database replaces them (docs/decisions/0062-plans-for-many-short-statements.md).
 */
const planning = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/** Connects to a PostgreSQL server, version 15 or newer. */
export async function connectPostgres(url: string, maxConnections = 10): Promise<PostgresConnection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeout,
    application_name: 'resonanz',
    options: planning,
    types: { getTypeParser: readerOf as typeof pg.types.getTypeParser },
  });
  pool.on('error', () => {
    // An idle connection was lost; the pool replaces it, and the next statement shows whether the server is gone.
  });
  // The pool handles errors of idle connections only; one that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', logLostConnections);
  const db = GuardedKysely.withGuard(new PostgresDialect({ pool: poolOf(pool) }));
  try {
    const version = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      db,
    );
    if ((version.rows[0]?.number ?? 0) < 150_000) {
      throw new StartupError(`The PostgreSQL server at ${withoutPassword(url)} is older than version 15.`);
    }
  } catch (error) {
    await db.destroy();
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no answer';
    throw new StartupError(`The database at ${withoutPassword(url)} (DATABASE_URL) cannot be reached: ${reason}.`);
  }
  return { kind: 'postgres', db, url, close: () => db.destroy() };
}
