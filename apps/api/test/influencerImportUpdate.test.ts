import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RoleId } from '@resonanz/domain/roles';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

interface Answer<Data> {
  status: number;
  data: Data;
  error: string | null;
}

const FIELDS = ['fullName', 'email', 'channelUrl', 'followers', 'engagementRate', 'price', 'city', 'category'] as const;
const columns = FIELDS.map((field, column) => ({ column, field }));
const file = (...rows: string[]): string => ['a;b;c;d;e;f;g;h', ...rows].join('\n');

describeOnEachDatabase('bringing known influencers up to date by import', (database) => {
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestServer({ database });
    for (const name of ['manager', 'admin', 'management', 'superAdmin'] as const)
      tokens.set(name, (await server.logIn(name)).accessToken);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('history').execute();
    await server.db.deleteFrom('influencers').execute();
    await run(
      file(
        'Lena Hartwig;lena@example.com;instagram.com/lena;1.000;4,0;900;Köln;Beauty',
        'Ole Petersen;;tiktok.com/@ole;500;;;;',
      ),
      { existing: 'skip' },
    );
  });
  afterAll(() => server.stop());

  const call = async <Data>(
    step: string,
    text: string,
    mapping: Partial<Schemas['ImportMapping']>,
    as = 'manager',
  ): Promise<Answer<Data>> => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'liste.csv');
    form.set('mapping', JSON.stringify({ columns, skipInvalidRows: false, existing: 'update', ...mapping }));
    const response = await fetch(`${server.url}/api/influencer/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${tokens.get(as) ?? ''}` },
    });
    return { ...((await response.json()) as Omit<Answer<Data>, 'status'>), status: response.status };
  };
  const preview = (text: string, mapping: Partial<Schemas['ImportMapping']> = {}, as?: string) =>
    call<Schemas['ImportPreview']>('/preview', text, mapping, as);
  const run = (text: string, mapping: Partial<Schemas['ImportMapping']> = {}, as?: string) =>
    call<Schemas['ImportResult']>('', text, mapping, as);
  const lena = () =>
    server.db.selectFrom('influencers').selectAll().where('first_name', '=', 'Lena').executeTakeFirstOrThrow();
  const channelOf = (handle: string) =>
    server.db.selectFrom('channels').selectAll().where('handle', 'like', `%${handle}`).executeTakeFirstOrThrow();

  test('the preview shows each change with old and new value; empty cells change nothing, and nothing is written', async () => {
    const { data } = await preview(
      file(
        'Lena Hartwig;LENA@example.com;https://www.instagram.com/Lena/?x;1.250;;950;Bonn;Fashion, Beauty',
        'Ole Petersen;;tiktok.com/@ole;500;;;;',
        'Neu Ling;;tiktok.com/@neu;7;;;;',
        'Lena Hartwig;lena@example.com;youtube.com/@lena;;;;Mainz;',
      ),
    );
    expect(
      data.rows.map(({ outcome, changes }) => [
        outcome,
        changes.map(({ field, before, after }) => [field, before, after]),
      ]),
    ).toEqual([
      [
        'update',
        [
          ['city', 'Köln', 'Bonn'],
          ['category', [1], [2, 1]],
          ['followers', 1_000, 1_250],
          ['price', 900, 950],
        ],
      ],
      ['unchanged', []],
      ['newInfluencer', []],
      ['newChannel', [['city', 'Bonn', 'Mainz']]],
    ]);
    expect(data).toMatchObject({
      newInfluencers: 1,
      newChannels: 1,
      updates: 1,
      unchanged: 1,
      duplicates: 0,
      errors: 0,
    });
    expect((await lena()).city).toBe('Köln');
  });

  test('what was previewed is written: fields, figures with their history, the earlier price, and who did it', async () => {
    const text = file(
      'Lena Hartwig;;instagram.com/lena;1.250;4,5;950;Bonn;',
      'Ole Petersen;ole@example.com;tiktok.com/@ole;;;;;',
    );
    const { data: seen } = await preview(text);
    const { data, status } = await run(text, { plan: seen.plan });
    expect([status, data]).toEqual([
      200,
      {
        importId: null,
        channels: 0,
        newInfluencers: 0,
        newChannels: 0,
        updates: 2,
        unchanged: 0,
        duplicates: 0,
        skipped: 0,
        warnings: 0,
      },
    ]);
    const person = await lena();
    expect(person).toMatchObject({ city: 'Bonn', email: 'lena@example.com', categories: [1], updated_by: 9 });
    const channel = await channelOf('lena');
    expect(channel).toMatchObject({
      followers: 1_250,
      engagement_rate: 4.5,
      default_price: 950,
      average_interactions: 56,
    });
    const prices = await server.db
      .selectFrom('channel_prices')
      .selectAll()
      .where('channel_id', '=', channel.id)
      .orderBy('id')
      .execute();
    expect(prices.map(({ price, source, replaced_at }) => [price, source, replaced_at === null])).toEqual([
      [900, 'import', false],
      [950, 'import', true],
    ]);
    const followers = await server.db
      .selectFrom('follower_history')
      .selectAll()
      .where('channel_id', '=', channel.id)
      .execute();
    expect(followers.map((each) => [each.followers, each.source])).toEqual([[1_250, 'import']]);
    const rates = await server.db
      .selectFrom('channel_measurements')
      .selectAll()
      .where('channel_id', '=', channel.id)
      .execute();
    expect(rates.map(({ kind, value, source }) => [kind, value, source])).toEqual([['engagementRate', 4.5, 'import']]);
    const history = await server.db
      .selectFrom('history')
      .selectAll()
      .where('action', '=', 2)
      .orderBy('entity', 'desc')
      .orderBy('entity_id')
      .execute();
    expect(history.map(({ entity, entity_id, user_id, reason }) => [entity, entity_id, user_id, reason])).toEqual([
      ['influencer', person.id, 9, 'import'],
      ['influencer', expect.any(Number), 9, 'import'],
      ['channel', channel.id, 9, 'import'],
    ]);
    expect(history[0]?.changes).toEqual({ cities: ['Köln', 'Bonn'] });
    expect(history[2]?.changes).toMatchObject({
      followers: [1_000, 1_250],
      'prices.Post': [
        { price: 900, currencyCode: 'EUR', validUntil: null },
        { price: 950, currencyCode: 'EUR', validUntil: null },
      ],
    });

    const again = await run(text);
    expect(again.data).toMatchObject({ updates: 0, unchanged: 2 });
  });

  test('a category that is none takes no stored one away', async () => {
    expect((await run(file('Lena Hartwig;;instagram.com/lena;;;;;Fashion, Raumfahrt'))).data).toMatchObject({
      updates: 1,
    });
    expect((await lena()).categories).toEqual([1, 2]);
  });

  test('a row never takes a channel or an address away from its person', async () => {
    await run(file('Can Öztürk;can@example.com;tiktok.com/@can;5;;;;'), { existing: 'skip' });
    const { data } = await preview(
      file(
        'Can Öztürk;;instagram.com/lena;9;;;;',
        'Lena Hartwig;can@example.com;instagram.com/lena;9;;;;',
        'Hartwig;can@example.com;tiktok.com/@ole;9;;;;',
      ),
    );
    expect(data.rows.map(({ outcome, issues }) => [outcome, issues.map(({ field, key }) => [field, key])])).toEqual([
      ['error', [['channelUrl', 'channelBelongsToOther']]],
      ['error', [['email', 'emailBelongsToOther']]],
      ['error', [['email', 'emailBelongsToOther']]],
    ]);
  });

  test('the same channel twice in a file: the second row is a duplicate', async () => {
    const { data } = await preview(
      file('Lena Hartwig;;instagram.com/lena;2;;;;', 'Lena Hartwig;;www.instagram.com/lena/;3;;;;'),
    );
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['update', 'duplicate']);
  });

  test('another user changed what the preview showed: nothing is written', async () => {
    const text = file('Lena Hartwig;;instagram.com/lena;1.250;;;Bonn;', 'Neu Ling;;tiktok.com/@neu;7;;;;');
    const { data: seen } = await preview(text);
    await server.db.updateTable('influencers').set({ city: 'Aachen' }).where('first_name', '=', 'Lena').execute();
    const { status, error } = await run(text, { plan: seen.plan });
    expect([status, error]).toEqual([409, 'importOutdated']);
    expect((await lena()).city).toBe('Aachen');
    expect((await server.db.selectFrom('influencers').select('id').execute()).length).toBe(2);
  });

  test('rows with errors keep everything from being written, unless they are left out on purpose', async () => {
    const text = file('Lena Hartwig;;instagram.com/lena;1.250;;;Bonn;', 'Ole Petersen;;kein kanal;9;;;;');
    expect((await run(text)).error).toBe('importHasErrors');
    expect((await lena()).city).toBe('Köln');
    expect((await run(text, { skipInvalidRows: true })).data).toMatchObject({ updates: 1, skipped: 1 });
    expect((await lena()).city).toBe('Bonn');
  });

  test('a person or channel that was deleted is not brought back', async () => {
    await server.db
      .updateTable('influencers')
      .set({ deleted_at: new Date() })
      .where('first_name', '=', 'Lena')
      .execute();
    const { data } = await preview(file('Lena Hartwig;;instagram.com/lena;1.250;;;Bonn;'));
    expect(data.rows[0]).toMatchObject({ outcome: 'duplicate', changes: [] });
  });

  test('who may add but not edit people may not update them, nor see what is stored; a management never', async () => {
    const text = file('Lena Hartwig;;instagram.com/lena;1.250;;;Bonn;');
    const manager = server.db
      .updateTable('role_permissions')
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Influencer Management');
    const role = (roleId: RoleId) =>
      server.db
        .selectFrom('role_permissions')
        .selectAll()
        .where('role_id', '=', roleId)
        .where('module_name', '=', 'Influencer Management')
        .executeTakeFirst();
    const { rights = [] } = (await role(9)) ?? {};
    await manager.set({ rights: rights.filter((right) => right !== 'edit') }).execute();
    for (const step of ['/preview', ''] as const)
      expect(await call(step, text, {})).toMatchObject({ status: 403, error: 'importMayNotUpdate' });
    expect((await preview(text, { existing: 'skip' })).data.duplicates).toBe(1);
    await manager.set({ rights }).execute();
    const { rights: own = [] } = (await role(7)) ?? {};
    await server.db
      .updateTable('role_permissions')
      .where('role_id', '=', 7)
      .where('module_name', '=', 'Influencer Management')
      .set({ rights: [...own, 'add', 'edit'] })
      .execute();
    for (const step of ['/preview', ''] as const) expect((await call(step, text, {}, 'management')).status).toBe(403);
    expect((await lena()).city).toBe('Köln');
  });

  test('ten thousand rows are updated at once', { timeout: 120_000 }, async () => {
    const rows = (add: number) =>
      Array.from(
        { length: 10_000 },
        (_, index) =>
          `Vorname Name${String.fromCharCode(97 + (index % 26))};;instagram.com/konto${index};` +
          `${index + add};;${100 + add};Bonn${add};`,
      );
    await run(file(...rows(1)), { existing: 'skip' });
    const { data } = await run(file(...rows(2)));
    expect(data).toEqual({
      importId: null,
      channels: 0,
      newInfluencers: 0,
      newChannels: 0,
      updates: 10_000,
      unchanged: 0,
      duplicates: 0,
      skipped: 0,
      warnings: 0,
    });
  });
});
