import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { takeEmptyStatistics } from './kit/takeEmptyStatistics.ts';

const columns = (['fullName', 'email', 'channelUrl', 'price'] as const).map((field, column) => ({ column, field }));
const file = (...rows: string[]): string => ['Name;E-Mail;URL;Preis', ...rows].join('\n');

describeOnEachDatabase('undoing an import', (database) => {
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const name of ['manager', 'admin', 'management', 'brand'] as const)
      tokens.set(name, (await server.logIn(name)).accessToken);
  });
  beforeEach(async () => {
    await sql`delete from imports`.execute(server.db);
    await sql`delete from history`.execute(server.db);
    await sql`delete from influencers`.execute(server.db);
  });
  afterAll(() => server.stop());

  const headers = (as: string) => ({ authorization: `Bearer ${tokens.get(as) ?? ''}` });
  const run = async (text: string, existing: 'skip' | 'update' = 'skip'): Promise<Schemas['ImportResult']> => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'Müller & Co.csv');
    form.set('mapping', JSON.stringify({ columns, skipInvalidRows: false, existing }));
    const response = await fetch(`${server.url}/api/influencer/import`, {
      method: 'POST',
      body: form,
      headers: headers('manager'),
    });
    return ((await response.json()) as { data: Schemas['ImportResult'] }).data;
  };
  const undo = async (importId: unknown, as = 'manager') => {
    const response = await fetch(`${server.url}/api/influencer/import/undo`, {
      method: 'POST',
      body: JSON.stringify({ importId }),
      headers: { ...headers(as), 'content-type': 'application/json' },
    });
    return {
      status: response.status,
      ...((await response.json()) as { data: Schemas['ImportUndo']; error: string | null }),
    };
  };
  const last = async (as = 'manager') => {
    const response = await fetch(`${server.url}/api/influencer/imports`, { headers: headers(as) });
    return ((await response.json()) as { data: Schemas['ImportRecord'][] }).data;
  };
  const there = async () => ({
    people: (
      await server.db
        .selectFrom('influencers')
        .select('first_name')
        .where('deleted_at', 'is', null)
        .orderBy('first_name')
        .execute()
    ).map((row) => row.first_name),
    channels: (
      await server.db
        .selectFrom('channels')
        .select('handle')
        .where('deleted_at', 'is', null)
        .orderBy('handle')
        .execute()
    ).map((row) => row.handle),
  });
  const idOf = async (firstName: string) =>
    (
      await server.db
        .selectFrom('influencers')
        .select('id')
        .where('first_name', '=', firstName)
        .executeTakeFirstOrThrow()
    ).id;
  const channelOf = async (handle: string) =>
    (await server.db.selectFrom('channels').select('id').where('handle', '=', handle).executeTakeFirstOrThrow()).id;

  test('takes back people and channels it added, and leaves those that were there', async () => {
    await run(file('Lena Hartwig;lena@example.com;instagram.com/lena;'));
    const { importId } = await run(
      file(
        'Lena Hartwig;lena@example.com;youtube.com/@lena;5',
        'Ole Petersen;ole@example.com;instagram.com/ole;',
        'Ole Petersen;ole@example.com;twitch.tv/ole;',
      ),
    );
    expect(
      (await last()).map(({ fileName, influencers, channels, undoneAt }) => [
        fileName,
        influencers,
        channels,
        undoneAt,
      ]),
    ).toEqual([
      ['Müller & Co.csv', 1, 3, null],
      ['Müller & Co.csv', 1, 1, null],
    ]);
    expect((await undo(importId)).data).toEqual({ influencers: 1, channels: 3, keptCount: 0, kept: [] });
    expect(await there()).toEqual({ people: ['Lena'], channels: ['lena'] });
    expect((await last())[0]?.undoneAt).not.toBeNull();
    const history = await server.db
      .selectFrom('history')
      .select(['entity', 'action', 'user_id'])
      .where('reason', '=', 'importUndone')
      .execute();
    expect(history).toHaveLength(4);
    expect(history).toContainEqual({ entity: 'influencer', action: 4, user_id: 9 });
    // What was taken back can be imported again.
    expect(await run(file('Ole Petersen;ole@example.com;instagram.com/ole;'))).toMatchObject({
      newInfluencers: 1,
      channels: 1,
    });
  });

  test('keeps and names people who were changed or used since, with all channels of the import', async () => {
    const { importId } = await run(
      file(
        'Anna Alt;;instagram.com/anna;',
        'Ben Braun;ben@example.com;instagram.com/ben;',
        'Ben Braun;ben@example.com;twitch.tv/ben;',
        'Cem Can;;instagram.com/cem;',
        'Dora Dorn;;instagram.com/dora;',
        'Eva Ernst;;instagram.com/eva;',
      ),
    );
    await run(file('Anna Alt;anna@example.com;instagram.com/anna;'), 'update');
    await server.db
      .insertInto('bookmarks')
      .values({ user_id: 9, channel_id: await channelOf('ben') })
      .execute();
    await server.db
      .insertInto('comments')
      .values({
        subject_kind: 'influencer',
        subject_id: await idOf('Cem'),
        audience: 'internal',
        author_user_id: 9,
        author_side: 'agency',
        text: 'Ruft zurück',
      })
      .execute();
    await server.db
      .insertInto('channels')
      .values({
        influencer_id: await idOf('Dora'),
        platform: 'Twitch',
        channel_type: 'twitch',
        url: 'https://www.twitch.tv/dora',
        handle: 'dora.live',
      })
      .execute();
    const { data } = await undo(importId);
    expect(data.kept.map(({ name, reason }) => [name, reason])).toEqual([
      ['Anna Alt', 'changed'],
      ['Ben Braun', 'used'],
      ['Cem Can', 'used'],
      ['Dora Dorn', 'changed'],
    ]);
    expect(data).toMatchObject({ influencers: 1, channels: 1, keptCount: 4 });
    expect((await there()).people).toEqual(['Anna', 'Ben', 'Cem', 'Dora']);
    expect((await there()).channels).toHaveLength(6);
  });

  test('counts once: a second time is rejected, also when both come together', async () => {
    const { importId } = await run(file('Anna Alt;;instagram.com/anna;'));
    const answers = await Promise.all([undo(importId), undo(importId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('importUndone');
  });

  test('is for who imported: for others there is no such import, and none in their list', async () => {
    const { importId } = await run(file('Anna Alt;;instagram.com/anna;'));
    expect([
      (await undo(importId, 'admin')).status,
      (await undo(importId, 'management')).status,
      (await undo(importId, 'brand')).status,
    ]).toEqual([404, 403, 403]);
    expect(await last('admin')).toEqual([]);
    expect((await there()).people).toEqual(['Anna']);
  });

  test.each([[0], [-1], ['1'], [2_147_483_648], [null], [1.5]])('the number %s is rejected', async (importId) => {
    expect((await undo(importId)).status).toBe(422);
  });

  test('a number that does not exist is not found; an import that added nothing has none', async () => {
    expect((await undo(2_147_483_647)).status).toBe(404);
    await run(file('Anna Alt;;instagram.com/anna;'));
    expect((await run(file('Anna Alt;;instagram.com/anna;'))).importId).toBeNull();
    expect(await last()).toHaveLength(1);
  });

  test('what is taken back leaves the search without being written there again', async () => {
    const { importId } = await run(file('Anna Alt;;instagram.com/anna;', 'Ben Braun;;instagram.com/ben;'));
    await sql`create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'written again'; end $$`.execute(server.db);
    await sql`create trigger refuse_write before insert or update on channel_search
      for each row execute function refuse_write()`.execute(server.db);
    const { data } = await undo(importId);
    await sql`drop function refuse_write() cascade`.execute(server.db);
    expect(data).toMatchObject({ influencers: 2, channels: 2, keptCount: 0 });
    expect((await sql`select channel_id from channel_search`.execute(server.db)).rows).toEqual([]);
  });

  test.each([
    ['', async () => {}],
    [' whatever statistics say of the tables', () => takeEmptyStatistics(server.db)],
  ])('ten thousand people are taken back at once%s', { timeout: 60_000 }, async (_when, prepare) => {
    await prepare();
    const { importId } = await run(
      file(
        ...Array.from(
          { length: 10_000 },
          (_, index) => `Vorname Name${String.fromCharCode(97 + (index % 26))};;instagram.com/konto${index};5`,
        ),
      ),
    );
    expect((await undo(importId)).data).toEqual({ influencers: 10_000, channels: 10_000, keptCount: 0, kept: [] });
    expect(await there()).toEqual({ people: [], channels: [] });
  });
});
