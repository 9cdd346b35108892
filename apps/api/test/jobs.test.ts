import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedConnection } from '../src/platform/database/connect.ts';
import { openJobs } from '../src/platform/jobs/openJobs.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { createTestDatabase, type TestDatabase } from './kit/testDatabase.ts';

describe('several statements in one go on the embedded database', () => {
  let database: TestDatabase;
  let connection: EmbeddedConnection;
  beforeAll(async () => {
    database = await createTestDatabase('embedded');
    connection = database.connection as EmbeddedConnection;
  }, 120_000);
  afterAll(() => database.remove());

  test('the rows of all of them come back', async () => {
    expect(await connection.runScript('begin; select 1 as one; select 2 as two; commit')).toEqual([
      { one: 1 },
      { two: 2 },
    ]);
  });

  test('when one fails, nothing of the others stays and the session is free', async () => {
    await expect(
      connection.runScript('begin; create table half_made (id integer); select 1 / 0; commit'),
    ).rejects.toThrow('division by zero');
    const { rows } = await sql<{ name: string | null }>`select to_regclass('half_made')::text as name`.execute(
      connection.db,
    );
    expect(rows).toEqual([{ name: null }]);
    await connection.db.transaction().execute((tx) => sql`select 1`.execute(tx));
  });

  test('they wait for a transaction that is open, and do not take part in it', async () => {
    await sql`create table kept (id integer)`.execute(connection.db);
    let script: Promise<unknown> = Promise.resolve();
    await expect(
      connection.db.transaction().execute(async (tx) => {
        script = connection.runScript('insert into kept values (1)');
        await sql`insert into kept values (2)`.execute(tx);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await script;
    expect((await sql`select id from kept`.execute(connection.db)).rows).toEqual([{ id: 1 }]);
  });
});

describeOnEachDatabase('background jobs', (kind) => {
  test('two servers open them at the same time, and a job is done once', async () => {
    const { connection, remove } = await createTestDatabase(kind);
    let problems = '';
    const log = pino(
      { level: 'warn' },
      new Writable({
        write(chunk: Buffer, _encoding, callback) {
          problems += chunk.toString();
          callback();
        },
      }),
    );
    const servers = await Promise.all([openJobs(connection, log), openJobs(connection, log)]);
    const [one] = servers;
    await one?.createQueue('count');
    const done: string[] = [];
    await Promise.all(
      servers.map((jobs) =>
        jobs.work('count', { pollingIntervalSeconds: 0.5 }, async ([job]) => {
          done.push(job?.id ?? '');
        }),
      ),
    );
    const ids = [await one?.send('count', {}), await one?.send('count', {}), await one?.send('count', {})];
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(ids.toSorted());
    for (const jobs of servers) {
      await jobs.offWork('count');
      await jobs.stop({ graceful: false });
    }
    expect(problems).toBe('');
    await remove();
  }, 120_000);
});
