import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import {
  callImport,
  importCalls,
  importExample as example,
  importLines as lines,
  mappingOf,
} from './kit/importCalls.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { takeEmptyStatistics } from './kit/takeEmptyStatistics.ts';

const CSV = 'liste.csv';

describeOnEachDatabase('influencer import', (database) => {
  let server: TestServer;
  let calls: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    calls = importCalls(server, (await server.logIn('manager')).accessToken);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('history').execute();
    await server.db.deleteFrom('influencers').execute();
  });
  afterAll(() => server.stop());

  const call = (step: string, fileName: string, bytes: string, mapping: unknown, as: string) =>
    callImport(server, as, step, fileName, bytes, mapping);
  const inspect: typeof calls.inspect = (...input) => calls.inspect(...input);
  const preview: typeof calls.preview = (...input) => calls.preview(...input);
  const run: typeof calls.run = (...input) => calls.run(...input);

  const proposed = async (fileName: string, bytes: Uint8Array, skipInvalidRows = false) => {
    const { data } = await inspect(fileName, bytes);
    const columns = data.columns.flatMap(({ column, suggestedField: field }) =>
      field === null ? [] : [{ column, field }],
    );
    return { columns, skipInvalidRows };
  };
  const counts = async () => {
    const of = async (table: 'influencers' | 'channels' | 'history') =>
      (
        await server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    return { influencers: await of('influencers'), channels: await of('channels'), history: await of('history') };
  };
  const NOTHING = { influencers: 0, channels: 0, history: 0 };

  const simple = mappingOf(['fullName', 'email', 'channelUrl', 'followers']);

  test.each(['csv', 'xlsx'] as const)('the example %s is understood without help', async (extension) => {
    const bytes = example(extension);
    const { data } = await inspect(`influencer-import.${extension}`, bytes);
    expect(data.rowCount).toBe(26);
    expect(data.columns.map((column) => column.suggestedField)).toEqual([
      'firstName',
      'surname',
      'email',
      'gender',
      'dob',
      'country',
      'city',
      'management',
      'category',
      'channelUrl',
      'channelTitle',
      'followers',
      'engagementRate',
      'price',
    ]);
    const { data: plan } = await preview(
      `influencer-import.${extension}`,
      bytes,
      await proposed(`influencer-import.${extension}`, bytes),
    );
    expect({ ...plan, rows: undefined }).toEqual({
      rowCount: 26,
      channels: 24,
      newInfluencers: 22,
      newChannels: 2,
      updates: 0,
      unchanged: 0,
      duplicates: 1,
      errors: 1,
      warnings: 1,
      plan: expect.any(String),
      rows: undefined,
    });
    expect(plan.rows.filter((row) => row.outcome === 'error').map(({ row, issues }) => [row, issues])).toEqual([
      [
        22,
        [
          { field: 'email', key: 'emailInvalid', value: 'nele.dohrmann(at)kuestenpost.example' },
          { field: 'channelUrl', key: 'channelUrlIsVideo', value: 'https://www.youtube.com/watch?v=Z5k2rT9qLmA' },
        ],
      ],
    ]);
    expect(
      plan.rows
        .filter(({ warnings }) => warnings.length > 0)
        .map(({ row, outcome, warnings }) => [row, outcome, warnings]),
    ).toEqual([[17, 'newInfluencer', [{ field: 'dob', key: 'wrongDateFormate', value: '31.02.1995' }]]]);
    expect(plan.rows.filter((row) => row.outcome === 'duplicate').map((row) => row.row)).toEqual([24]);
    expect(new Set(plan.rows.flatMap(({ channels }) => channels.map(({ platform }) => platform))).size).toBe(10);
    expect(await counts()).toEqual(NOTHING);
  });

  test('with errors nothing is written; when they are left out on purpose the rest is, with its history', async () => {
    const bytes = example('csv');
    const refused = await run(CSV, bytes, await proposed(CSV, bytes));
    expect([refused.status, refused.error, refused.data]).toEqual([422, 'importHasErrors', { errors: 1 }]);
    expect(await counts()).toEqual(NOTHING);

    const done = await run(CSV, bytes, await proposed(CSV, bytes, true));
    expect(done.data).toEqual({
      importId: expect.any(Number),
      channels: 24,
      newInfluencers: 22,
      newChannels: 2,
      updates: 0,
      unchanged: 0,
      duplicates: 1,
      skipped: 1,
      warnings: 1,
    });
    expect(await counts()).toEqual({ influencers: 22, channels: 24, history: 46 });
    const selma = await server.db
      .selectFrom('influencers')
      .selectAll()
      .where('email', '=', 'selma.hodzic@postfach24.example')
      .executeTakeFirstOrThrow();
    expect(selma).toMatchObject({
      first_name: 'Selma',
      surname: 'Hodžić',
      gender: 'female',
      dob: '1996-02-11',
      country: 'AU',
      city: 'Graz',
      categories: [2],
      is_import: true,
    });
    const channels = await server.db
      .selectFrom('channels')
      .selectAll()
      .where('influencer_id', '=', selma.id)
      .orderBy('platform')
      .execute();
    expect(channels).toMatchObject([
      {
        platform: 'Instagram',
        channel_type: 'instagram',
        url: 'https://www.instagram.com/selma.traegt',
        handle: 'selma.traegt',
        followers: 92_840,
        engagement_rate: 4.33,
        default_price: 1_380,
        currency_code: 'EUR',
      },
      { platform: 'Pinterest', url: 'https://www.pinterest.at/selmatraegt/', handle: 'selmatraegt', followers: 15_400 },
    ]);
    expect(
      await server.db
        .selectFrom('follower_history')
        .select('followers')
        .where('channel_id', '=', channels[0]?.id ?? 0)
        .execute(),
    ).toEqual([{ followers: 92_840 }]);

    const again = await run(CSV, bytes, await proposed(CSV, bytes, true));
    expect(again.data).toEqual({
      importId: null,
      channels: 0,
      newInfluencers: 0,
      newChannels: 0,
      updates: 0,
      unchanged: 0,
      duplicates: 25,
      skipped: 1,
      warnings: 0,
    });
    expect((await counts()).influencers).toBe(22);
  });

  test('a failure in the middle of writing leaves nothing behind', async () => {
    // The second channel takes an address that the plan cannot see, because its platform is stored in another way.
    await server.db.insertInto('influencers').values({ id: 5_000, first_name: 'Alt', surname: 'Bestand' }).execute();
    await server.db
      .insertInto('channels')
      .values({
        influencer_id: 5_000,
        platform: 'Blog',
        channel_type: 'instagram',
        url: 'https://www.instagram.com/besetzt',
      })
      .execute();
    const { status, error } = await run(
      CSV,
      lines('Anna Neu;;instagram.com/anna.neu;1', 'Ben Neu;;https://www.instagram.com/besetzt;2'),
      simple,
    );
    expect([status, error]).toEqual([409, 'importOutdated']);
    expect(await counts()).toEqual({ influencers: 1, channels: 1, history: 0 });
  });

  test('two imports of the same file at the same time write it once', async () => {
    const file = lines('Anna Neu;anna@example.com;instagram.com/anna.neu;1.200', 'Ben Neu;;tiktok.com/@ben;300');
    const results = await Promise.all([run(CSV, file, simple), run(CSV, file, simple)]);
    expect(results.map((result) => result.status)).toEqual([200, 200]);
    expect(results.map((result) => result.data.newInfluencers).sort()).toEqual([0, 2]);
    expect((await counts()).influencers).toBe(2);
  });

  test('addresses become https without query, the platform follows from the domain, the rest is a blog [R-VAL-035] [R-VAL-036] [R-VAL-037] [R-VAL-038]', async () => {
    const file = lines(
      'A Eins;;http://www.instagram.com/eins/?igsh=x;',
      'B Zwei;;www.facebook.com/profile.php?id=1000123;',
      'C Drei;;//tiktok.com/@drei#top;',
      'D Vier;;https://vier-kocht.example/;',
      'E Fünf;;https://twitter.com/fuenf;',
    );
    const { data } = await preview(CSV, file, simple);
    expect(
      data.rows.flatMap(({ channels }) => channels.map(({ platform, url, handle }) => [platform, url, handle])),
    ).toEqual([
      ['Instagram', 'https://www.instagram.com/eins/', 'eins'],
      ['Facebook', 'https://www.facebook.com/1000123', '1000123'],
      ['TikTok', 'https://tiktok.com/@drei', '@drei'],
      ['Blog', 'https://vier-kocht.example', 'vier-kocht.example'],
      ['Twitter', 'https://twitter.com/fuenf', 'fuenf'],
    ]);
  });

  test('duplicates are found however the address is written, in the file and in the database', async () => {
    await run(
      CSV,
      lines(
        'Lena Hartwig;lena@example.com;https://www.instagram.com/lenahartwig;1',
        'Sophie B;;https://www.sophie.example;1',
        'Ole P;;https://twitter.com/olep;1',
      ),
      simple,
    );
    const file = lines(
      'Lena H.;;instagram.com/LenaHartwig/;9',
      'Sophie B;;http://sophie.example/?utm=1;9',
      'Ole P;;x.com/OleP;9',
      'Neu Eins;;tiktok.com/@neu;9',
      'Neu Zwei;;https://www.tiktok.com/@neu/;9',
      'Lena Hartwig;LENA@example.com;youtube.com/@lena;9',
    );
    const { data } = await preview(CSV, file, simple);
    expect(data.rows.map((row) => row.outcome)).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
      'newInfluencer',
      'duplicate',
      'newChannel',
    ]);
  });

  test('an address that belongs to another user is an error, not a merge', async () => {
    await run(CSV, lines('Lena Hartwig;booking@agentur.example;instagram.com/lenahartwig;1'), simple);
    const { data } = await preview(
      CSV,
      lines(
        'Can Öztürk;booking@agentur.example;tiktok.com/@can;1',
        'Hartwig, Lena;booking@agentur.example;tiktok.com/@lena;1',
      ),
      simple,
    );
    expect(data.rows.map((row) => [row.outcome, row.issues[0]?.key])).toEqual([
      ['error', 'emailBelongsToOther'],
      ['newChannel', undefined],
    ]);
  });

  test('a name is needed, in one column or in two', async () => {
    const { data } = await preview(
      CSV,
      lines('von Aufseß-Rautenberg, Theresa;;instagram.com/a;', ';;instagram.com/b;', 'Shirin;;instagram.com/c;'),
      simple,
    );
    expect(data.rows.map((row) => [row.name, row.issues[0]?.key])).toEqual([
      ['Theresa von Aufseß-Rautenberg', undefined],
      ['', 'required'],
      ['Shirin', undefined],
    ]);
  });

  test.each([['management'], ['brand'], ['tester']] as const)(
    '%s may not import, nor look what an import would do',
    async (name) => {
      const { accessToken } = await server.logIn(name);
      for (const step of ['/inspect', '/preview', '']) {
        expect((await call(step, CSV, lines('Lena;;instagram.com/a;1'), simple, accessToken)).status).toBe(403);
      }
      expect(await counts()).toEqual(NOTHING);
    },
  );

  test.each([
    ['', async () => {}],
    [' whatever statistics say of the tables', () => takeEmptyStatistics(server.db)],
  ])('ten thousand rows are imported at once%s', { timeout: 120_000 }, async (_when, prepare) => {
    await prepare();
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Vorname Name${String.fromCharCode(97 + (index % 26))};;instagram.com/konto${index};${index}`,
    );
    const answer = await run(CSV, lines(...rows), simple);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        importId: expect.any(Number),
        channels: 10_000,
        newInfluencers: 10_000,
        newChannels: 0,
        updates: 0,
        unchanged: 0,
        duplicates: 0,
        skipped: 0,
        warnings: 0,
      },
    });
  });
});
