import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { connectEmbedded, connectPostgres, type Connection } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { installStartData } from '../../src/platform/database/startData.ts';
import { openJobs } from '../../src/platform/jobs/openJobs.ts';
import { repository } from '../../src/settings.ts';
import { insertTestUsers } from './testUsers.ts';

export type TestDatabaseKind = 'embedded' | 'postgres';

/** Where tests find a PostgreSQL server to make databases on; unset where the machine has none. */
export const testDatabaseUrl = process.env['RESONANZ_TEST_DATABASE_URL'];

/** A database of a test's own, migrated and with the kit's users. */
export interface TestDatabase {
  connection: Connection;
  /** Data folder of an embedded database. */
  folder: string | undefined;
  remove(): Promise<void>;
}

const sources = [
  'apps/api/src/platform/database/**/*.ts',
  'apps/api/src/platform/jobs/*.ts',
  'apps/api/test/kit/*.ts',
  'apps/api/package.json',
  'packages/foundation/domain/src/permissions/*.ts',
  'packages/foundation/domain/src/terms.ts',
  'pnpm-workspace.yaml',
];

function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: repository }).sort())
    hash.update(readFileSync(path.join(repository, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Fills the database that others copy, and leaves it. */
async function fill(connection: Connection): Promise<void> {
  await migrate(connection.db);
  await installStartData(connection.db);
  await insertTestUsers(connection.db);
  const jobs = await openJobs(connection, pino({ level: 'silent' }));
  await jobs.stop({ graceful: false });
  await connection.close();
}

/** A data folder to copy: making one takes seconds, copying it a fraction of one. */
export async function templateFolder(): Promise<string> {
  const cache = path.join(repository, 'node_modules/.cache/resonanz-api-test');
  const template = path.join(cache, templateKey());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    // Templates of earlier schemas; a run that is still going on made its copy less than an hour ago.
    const old = path.join(cache, name);
    if (Date.now() - statSync(old).mtimeMs > 3_600_000) rmSync(old, { recursive: true, force: true });
  }
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  await fill(await connectEmbedded(draft));
  try {
    renameSync(draft, template);
  } catch {
    // Another test file was faster; its template is as good.
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

async function createEmbedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'resonanz-test-'));
  cpSync(await templateFolder(), folder, { recursive: true });
  const connection = await connectEmbedded(folder);
  return {
    connection,
    folder,
    async remove() {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database to copy; the first test file makes it, those that come meanwhile wait for it. */
function templateDatabase(server: string): Promise<string> {
  const template = `resonanz_template_${templateKey()}`;
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `resonanz_draft_${randomBytes(6).toString('hex')}`;
      await client.query(`create database ${draft}`);
      await fill(await connectPostgres(databaseOf(server, draft), 4));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    return template;
  });
}

async function createPostgres(): Promise<TestDatabase> {
  if (testDatabaseUrl === undefined) throw new Error('RESONANZ_TEST_DATABASE_URL is not set.');
  const server = testDatabaseUrl;
  const template = await templateDatabase(server);
  const name = `resonanz_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const connection = await connectPostgres(databaseOf(server, name), 4);
  return {
    connection,
    folder: undefined,
    async remove() {
      await connection.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Makes a database for one test file. */
export function createTestDatabase(kind: TestDatabaseKind): Promise<TestDatabase> {
  return kind === 'embedded' ? createEmbedded() : createPostgres();
}
