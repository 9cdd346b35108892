import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres, type Database, type PostgresConnection } from '../src/platform/database/connect.ts';
import { sharedRows, sharedTotal } from '../src/platform/database/sharedRows.ts';
import { foldWrites } from '../src/platform/database/watchWrites.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { createTestDatabase, type TestDatabase, testDatabaseUrl } from './kit/testDatabase.ts';
import { testUsers } from './kit/testUsers.ts';

const todo = (title: string) => ({ title, created_by: testUsers.manager.id, due_date: '2026-01-05' });

describeOnEachDatabase('rows shared between callers', (kind) => {
  let database: TestDatabase;
  let db: Database;
  let readings = 0;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    ({ db } = database.connection);
  });
  afterEach(() => {
    readings = 0;
  });
  afterAll(() => database.remove());

  const titles = async (like = '%'): Promise<string[]> => {
    const statement = db.selectFrom('todos').select('title').where('title', 'like', like).orderBy('id').compile();
    const rows = await sharedRows(db, statement, async () => {
      readings += 1;
      return (await db.executeQuery(statement)).rows;
    });
    return rows.map(({ title }) => title);
  };

  test('are read once for all who ask at the same time, and for those who come later', async () => {
    await db.insertInto('todos').values(todo('Briefing lesen')).execute();
    const answers = await Promise.all(Array.from({ length: 20 }, () => titles()));
    await titles();
    expect(new Set(answers.map((each) => each.join()))).toEqual(new Set(['Briefing lesen']));
    expect(readings).toBe(1);
  });

  test('are read again after a write to their tables, and after no other', async () => {
    const before = await titles();
    await db.insertInto('todos').values(todo('Angebot schreiben')).execute();
    expect(await titles()).toEqual([...before, 'Angebot schreiben']);
    await db.updateTable('todos').set({ title: 'Angebot prüfen' }).where('title', '=', 'Angebot schreiben').execute();
    expect(await titles()).toEqual([...before, 'Angebot prüfen']);
    await db.deleteFrom('todos').where('title', '=', 'Angebot prüfen').execute();
    expect(await titles()).toEqual(before);
    const read = readings;
    await db.updateTable('customers').set({ name: 'Alpenglück AG' }).where('id', '=', 1).execute();
    await titles();
    expect(readings).toBe(read);
  });

  test('report a write once it is committed, and none that was rolled back', async () => {
    const before = await titles();
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.insertInto('todos').values(todo('Zurückgenommen')).execute();
        const inside = await sharedRows(tx, tx.selectFrom('todos').select('title').orderBy('id').compile());
        expect(inside.map(({ title }) => title)).toContain('Zurückgenommen');
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await titles()).toEqual(before);
    await db.transaction().execute(async (tx) => {
      for (const title of ['Eins', 'Zwei', 'Drei']) await tx.insertInto('todos').values(todo(title)).execute();
    });
    expect(await titles()).toEqual([...before, 'Eins', 'Zwei', 'Drei']);
  });

  test('are those of the values asked with', async () => {
    expect(await titles('Zw%')).toEqual(['Zwei']);
    expect(await titles('Dr%')).toEqual(['Drei']);
    expect(await titles('Zw%')).toEqual(['Zwei']);
    expect(readings).toBe(2);
  });

  test('are not cached where reading failed', async () => {
    const statement = db.selectFrom('todos').select('title').where('id', '=', -1).compile();
    await expect(sharedRows(db, statement, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await sharedRows(db, statement)).toEqual([]);
  });

  test('a statement that changes with the time, or reads what is not watched, is rejected', async () => {
    await expect(
      sharedTotal(db, sql<{ total: number }>`select count(*) as total from todos where created_at < now()`.compile(db)),
    ).rejects.toThrow('changes with the time');
    await expect(
      sharedTotal(db, sql<{ total: number }>`select count(*) as total from sessions`.compile(db)),
    ).rejects.toThrow('not noted');
  });

  test('of a view are read again after a write to a table behind it', async () => {
    const shown = async () => {
      const rows = await sharedRows(
        db,
        db
          .selectFrom('network_people')
          .select('first_name')
          .where('kind', '=', 'model')
          .orderBy('first_name')
          .compile(),
      );
      return rows.map(({ first_name }) => first_name);
    };
    expect(await shown()).toEqual([]);
    await db
      .insertInto('people')
      .values({
        kind: 'model',
        state: 'visible',
        network_consent_on: '2026-01-05',
        first_name: 'Mara',
        surname: 'Lindner',
      })
      .execute();
    expect(await shown()).toEqual(['Mara']);
    await db.updateTable('people').set({ archived: true }).execute();
    expect(await shown()).toEqual([]);
  });

  test('the sums of writes outlive the connections that wrote', async () => {
    const sums = () =>
      sql<{
        sum: number;
      }>`select sum(writes)::int as sum from table_writes group by table_name order by table_name`.execute(db);
    await sql`update table_writes set writer = 2000000000 + writer where writer <> 0`.execute(db);
    const before = (await sums()).rows;
    await foldWrites(db);
    await foldWrites(db);
    expect((await sums()).rows).toEqual(before);
    const { rows } = await sql`select 1 from table_writes where writer <> 0`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe.skipIf(testDatabaseUrl === undefined)('rows shared on two servers', () => {
  let database: TestDatabase;
  let other: PostgresConnection;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    if (database.connection.kind !== 'postgres') throw new Error('Two servers need PostgreSQL.');
    other = await connectPostgres(database.connection.url, 4);
  });
  afterAll(async () => {
    await other.close();
    await database.remove();
  });

  test('both know of every write of the other at once', async () => {
    const one = database.connection.db;
    const total = (db: Database) =>
      sharedTotal(
        db,
        db
          .selectFrom('todos')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .compile(),
      );
    for (let written = 0; written < 10; written += 1) {
      expect(await Promise.all([total(one), total(other.db)])).toEqual([written, written]);
      await (written % 2 === 0 ? one : other.db)
        .insertInto('todos')
        .values(todo(`Nr. ${written}`))
        .execute();
    }
  });

  test('no number is behind what was committed when it was asked for, while both write', async () => {
    const one = database.connection.db;
    const total = (db: Database) =>
      sharedTotal(
        db,
        db
          .selectFrom('bookmarks')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .compile(),
      );
    const { id: influencer } = await one
      .insertInto('influencers')
      .values({ first_name: 'Lena', surname: 'Hartwig' })
      .returning('id')
      .executeTakeFirstOrThrow();
    let committed = 0;
    const write = async (db: Database, from: number): Promise<void> => {
      for (let each = from; each < from + 25; each += 1) {
        const { id } = await db
          .insertInto('channels')
          .values({
            influencer_id: influencer,
            platform: 'Instagram',
            channel_type: 'instagram',
            url: `https://www.instagram.com/nr${each}`,
            handle: `nr${each}`,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await db.insertInto('bookmarks').values({ user_id: testUsers.manager.id, channel_id: id }).execute();
        committed += 1;
      }
    };
    const writing = Promise.all([write(one, 0), write(other.db, 100)]);
    while (committed < 50) {
      for (const db of [one, other.db]) {
        const least = committed;
        expect(await total(db)).toBeGreaterThanOrEqual(least);
      }
    }
    await writing;
    expect(await Promise.all([total(one), total(other.db)])).toEqual([50, 50]);
  });
});
