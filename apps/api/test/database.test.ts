import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearExpired } from '../src/maintenance.ts';
import { connectEmbedded, connectPostgres, type Connection } from '../src/platform/database/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../src/platform/database/DatabaseError.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { installStartData } from '../src/platform/database/startData.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { createDataFolder } from './kit/serverProcess.ts';
import { createTestDatabase, testDatabaseUrl, type TestDatabase } from './kit/testDatabase.ts';

describeOnEachDatabase('database', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    connection = database.connection;
  }, 120_000);
  afterAll(() => database.remove());

  test('reads the same values from both engines', async () => {
    const answer = await sql`select
      9007199254740991::int8 as big, count(*) as counted, 12.50::numeric(12, 2) as amount, sum(2.25::numeric) as total,
      date '2026-03-29' as day, timestamptz '2026-03-29 02:30:00.123+02' as instant,
      array[1.5::numeric, 2] as amounts, array['a', 'b"c'] as texts, array[date '2026-01-01'] as days,
      '{"a":[1,{"b":null}]}'::jsonb as json, true as flag, null::int as nothing
      from regions where id = 1`.execute(connection.db);
    expect(answer.rows[0]).toEqual({
      big: 9007199254740991,
      counted: 1,
      amount: 12.5,
      total: 2.25,
      day: '2026-03-29',
      instant: '2026-03-29T00:30:00.123Z',
      amounts: [1.5, 2],
      texts: ['a', 'b"c'],
      days: ['2026-01-01'],
      json: { a: [1, { b: null }] },
      flag: true,
      nothing: null,
    });
  });

  test('writes and reads bytes, dates, instants and lists back', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    await connection.db.insertInto('media').values({ key: 'a', content_type: 'image/png', bytes }).execute();
    const media = await connection.db.selectFrom('media').selectAll().where('key', '=', 'a').executeTakeFirstOrThrow();
    expect([...media.bytes]).toEqual([...bytes]);
    const created = new Date('2026-11-21T10:00:00.500Z');
    const { id } = await connection.db
      .insertInto('influencers')
      .values({ first_name: 'Zoë', dob: '1999-12-31', categories: [1, 2], created_at: created })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = await connection.db
      .selectFrom('influencers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ dob: '1999-12-31', categories: [1, 2], created_at: created.toISOString() });
  });

  test('sorts umlauts as Germans do', async () => {
    const names = ['Zander', 'Öztürk', 'Aalto', 'Ärmel', 'Oswald', 'äpfel'];
    await connection.db
      .insertInto('customers')
      .values(names.map((name) => ({ name, city_and_zip: 'sort' })))
      .execute();
    const rows = await connection.db
      .selectFrom('customers')
      .select('name')
      .where('city_and_zip', '=', 'sort')
      .orderBy('name')
      .execute();
    expect(rows.map((row) => row.name)).toEqual(['Aalto', 'äpfel', 'Ärmel', 'Oswald', 'Öztürk', 'Zander']);
  });

  test('distinguishes unique from foreign key violations, and never reveals the values', async () => {
    const twice = connection.db.insertInto('users').values({ email: 'ADMIN@resonanz.example', role_id: 1 }).execute();
    const error: unknown = await twice.catch((reason: unknown) => reason);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'users_email')).toBe(true);
    expect(isUniqueViolation(error, 'other')).toBe(false);
    expect((error as Error).message).not.toContain('ADMIN');
    const orphan: unknown = await connection.db
      .insertInto('bookmarks')
      .values({ user_id: 1, channel_id: 4711 })
      .execute()
      .catch((reason: unknown) => reason);
    expect(isForeignKeyViolation(orphan)).toBe(true);
  });

  test('the outer handle inside a transaction throws instead of hanging, and works again afterwards', async () => {
    const { db } = connection;
    await expect(
      db.transaction().execute(async () => {
        await db.selectFrom('users').select('id').execute();
      }),
    ).rejects.toThrow('Use the transaction handle');
    await expect(db.transaction().execute(async () => db.transaction().execute(async () => 1))).rejects.toThrow(
      'Use the transaction handle',
    );
    expect(await db.selectFrom('regions').select('id').execute()).toHaveLength(4);
  });

  test('transactions of parallel callers do not mix', async () => {
    const { db } = connection;
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('customers')
            .values({ name: `Parallel ${index}`, city_and_zip: 'parallel' })
            .execute();
          await transaction.selectFrom('regions').selectAll().execute();
          if (index % 2 === 1) throw new Error('changed my mind');
        }),
      ),
    );
    const rows = await db.selectFrom('customers').select('name').where('city_and_zip', '=', 'parallel').execute();
    expect(rows).toHaveLength(10);
  });

  test('a transaction whose failure was swallowed is not reported as committed', async () => {
    const { db } = connection;
    const run = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('customers').values({ name: 'Halb', city_and_zip: 'swallowed' }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    });
    await expect(run).rejects.toThrow('rolled back');
    expect(await db.selectFrom('customers').select('id').where('city_and_zip', '=', 'swallowed').execute()).toEqual([]);
  });

  test('start data is installed once and keeps what administrators changed', async () => {
    const { db } = connection;
    await db.deleteFrom('role_permissions').where('role_id', '=', 9).where('module_name', '=', 'Report').execute();
    await installStartData(db);
    const rows = await db.selectFrom('role_permissions').selectAll().where('role_id', '=', 9).execute();
    expect(rows.map((row) => row.module_name)).not.toContain('Report');
    expect(rows.length).toBeGreaterThan(20);
  });

  test('upkeep clears what has expired and nothing else', async () => {
    const { db } = connection;
    const now = Date.now();
    const ago = (days: number): Date => new Date(now - days * 86_400_000);
    const session = (id: string, created_at: Date) => ({ id, user_id: 1, audience: 'staff' as const, created_at });
    const [old, recent, forgotten] = ['a', 'b', 'c'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
      string,
      string,
      string,
    ];
    await db
      .insertInto('sessions')
      .values([session(old, ago(40)), session(recent, ago(40)), session(forgotten, ago(2))])
      .execute();
    const token = (session_id: string, expires_at: Date) => ({ hash: Buffer.from(session_id), session_id, expires_at });
    await db
      .insertInto('refresh_tokens')
      .values([token(old, ago(3)), token(recent, ago(-3))])
      .execute();
    const attempt = (at: Date) => ({ account_hash: Buffer.from('a'), address_hash: Buffer.from('b'), at });
    await db
      .insertInto('login_attempts')
      .values([attempt(ago(1)), attempt(ago(0))])
      .execute();
    await clearExpired(connection, { now: () => new Date(now) });
    const sessions = await db.selectFrom('sessions').select('id').orderBy('id').execute();
    expect(sessions.map((row) => row.id)).toEqual([recent, forgotten]);
    expect(await db.selectFrom('refresh_tokens').select('session_id').execute()).toEqual([{ session_id: recent }]);
    expect(await db.selectFrom('login_attempts').select('id').execute()).toHaveLength(1);
  });
});

describe('embedded database', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const copy = async (): Promise<string> => {
    const { folder } = await createDataFolder();
    folders.push(folder);
    return folder;
  };

  test('a hung statement is ended, its transaction gone, what was committed intact', async () => {
    const reasons: string[] = [];
    const connection = await connectEmbedded(await copy(), (reason) => reasons.push(reason), 1_500);
    const { db } = connection;
    await db.insertInto('customers').values({ name: 'Bleibt', city_and_zip: 'watchdog' }).execute();
    const hanging = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('customers').values({ name: 'Geht', city_and_zip: 'watchdog' }).execute();
      await sql`select count(*) from generate_series(1, 1000000000000)`.execute(transaction);
    });
    const meanwhile = db.selectFrom('customers').select('name').where('city_and_zip', '=', 'watchdog').execute();
    await expect(hanging).rejects.toThrow('took too long');
    expect(await meanwhile).toEqual([{ name: 'Bleibt' }]);
    expect(reasons).toHaveLength(1);
    await db.insertInto('customers').values({ name: 'Danach', city_and_zip: 'watchdog' }).execute();
    expect(
      await db.selectFrom('customers').select('name').where('city_and_zip', '=', 'watchdog').execute(),
    ).toHaveLength(2);
    await connection.close();
  }, 60_000);

  test('a folder is for one connection at a time and for its owner alone', async () => {
    const folder = await copy();
    const first = await connectEmbedded(folder);
    await expect(connectEmbedded(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another Resonanz server`,
    );
    await first.close();
    const second = await connectEmbedded(folder);
    await second.close();
    const fresh = path.join(mkdtempSync(path.join(tmpdir(), 'resonanz-mode-')), 'data');
    folders.push(path.dirname(fresh));
    const third = await connectEmbedded(fresh);
    await third.close();
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
  }, 60_000);

  test('a backup is a gzipped archive', async () => {
    const connection = await connectEmbedded(await copy());
    const bytes = new Uint8Array(await connection.dump());
    await connection.close();
    expect([bytes[0], bytes[1]]).toEqual([0x1f, 0x8b]);
    expect(bytes.length).toBeGreaterThan(1_000_000);
  }, 60_000);
});

describe.skipIf(testDatabaseUrl === undefined)('PostgreSQL', () => {
  async function withDatabase(work: (url: URL, admin: pg.Client) => Promise<void>): Promise<void> {
    const admin = new pg.Client({ connectionString: testDatabaseUrl });
    await admin.connect();
    const name = `resonanz_test_${Math.random().toString(36).slice(2)}`;
    await admin.query(`create database ${name}`);
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${name}`;
    try {
      await work(url, admin);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  }

  test('three servers may bring one database up to date at the same time', async () => {
    await withDatabase(async (url) => {
      const connections = await Promise.all([1, 2, 3].map(() => connectPostgres(url.href, 2)));
      await Promise.all(
        connections.map(async ({ db }) => {
          await migrate(db);
          await installStartData(db);
        }),
      );
      const [first] = connections;
      expect(await first?.db.selectFrom('regions').select('id').execute()).toHaveLength(4);
      await Promise.all(connections.map((connection) => connection.close()));
    });
  }, 60_000);

  test('an account that may not create extensions gets everything but the trigram indexes', async () => {
    await withDatabase(async (url, admin) => {
      const role = `limited_${Math.random().toString(36).slice(2)}`;
      await admin.query(`create role ${role} login password 'x'`);
      const owner = new pg.Client({ connectionString: url.href });
      await owner.connect();
      await owner.query(`grant create, usage on schema public to ${role}`);
      await owner.end();
      const limited = new URL(url.href);
      limited.username = role;
      limited.password = 'x';
      const connection = await connectPostgres(limited.href, 2);
      await migrate(connection.db);
      const indexes = await sql<{
        indexname: string;
      }>`select indexname from pg_indexes where indexname like '%_trgm'`.execute(connection.db);
      expect(indexes.rows).toEqual([]);
      await connection.close();
    });
  }, 60_000);
});
