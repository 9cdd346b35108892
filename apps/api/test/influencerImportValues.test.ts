import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { importCalls, mappingOf } from './kit/importCalls.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

const CSV = 'liste.csv';

describeOnEachDatabase('wrong values of an import', (database) => {
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

  const preview: typeof calls.preview = (...input) => calls.preview(...input);
  const run: typeof calls.run = (...input) => calls.run(...input);

  test('each wrong value is named with its key', async () => {
    const fields = [
      'firstName',
      'surname',
      'email',
      'gender',
      'dob',
      'country',
      'category',
      'channelUrl',
      'followers',
      'engagementRate',
      'price',
    ] as const;
    const head = 'a;b;c;d;e;f;g;h;i;j;k\n';
    const good = [
      'Anna',
      'Groß',
      'anna@example.com',
      'w',
      '01.02.1990',
      'AT',
      'Beauty',
      'instagram.com/anna',
      '1,2 Mio.',
      '4,8 %',
      '1.850,00 €',
    ];
    const wrong: [number, string, string][] = [
      [0, '12345', 'numberValue'],
      [1, '<b>Groß</b>', 'containsHtml'],
      [1, 'Groß &amp; Klein', 'htmlCharacterEntityValue'],
      [1, '---', 'specialCharacterValue'],
      [2, 'anna@', 'emailInvalid'],
      [3, 'vielleicht', 'unknownGender'],
      [4, '31.02.1990', 'wrongDateFormate'],
      [4, '1990', 'wrongDateFormate'],
      [4, '01.02.2999', 'futureDate'],
      [5, 'Atlantis', 'unknownCountry'],
      [6, 'Beauty, Raumfahrt', 'unknownCategory'],
      [7, '', 'required'],
      [7, 'kein kanal', 'channelUrlInvalid'],
      [7, 'https://www.instagram.com/', 'channelUrlWithoutHandle'],
      [8, 'viele', 'invalidNumber'],
      [9, '140', 'numberOutOfRange'],
      [10, '-5', 'numberOutOfRange'],
    ];
    const { data: fine } = await preview(CSV, head + good.join(';'), mappingOf(fields));
    expect(fine.rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [], channels: [{ followers: 1_200_000 }] });
    // Each row is a person of its own: what repeats a channel has nothing to leave out.
    const rows = wrong.map(([column, value], line) =>
      good
        .map((cell, index) => (index === column ? `"${value}"` : cell))
        .join(';')
        .replace('instagram.com/anna', `instagram.com/anna${line}`),
    );
    const { data } = await preview(CSV, head + rows.join('\n'), mappingOf(fields));
    expect(
      data.rows.map(({ issues, warnings }) => [...issues, ...warnings].map(({ field, key }) => [field, key])),
    ).toEqual(wrong.map(([column, , key]) => [[fields[column], key]]));
  });

  test('only what says whose a row is has to be right; any other wrong value is left out and said', async () => {
    const fields = [
      'firstName',
      'surname',
      'email',
      'mobile',
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
    ] as const;
    // Of which country the number is cannot be known.
    const left = ['0664 1234567', 'vielleicht', '31.02.1990', 'Atlantis', '<b>Köln</b>', '---', 'Beauty, Raumfahrt'];
    const file = [
      fields.join(';'),
      ['Anna', 'Groß', 'anna@example.com', ...left, 'instagram.com/anna', '---', 'viele', '140', '-5'].join(';'),
    ].join('\n');
    const { data } = await preview(CSV, file, mappingOf(fields));
    expect(data).toMatchObject({ errors: 0, warnings: 1, newInfluencers: 1 });
    expect(data.rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [] });
    expect(data.rows[0]?.warnings.map(({ field, key, value }) => `${field} ${key} ${value}`).sort()).toEqual([
      'category unknownCategory Raumfahrt',
      'channelTitle specialCharacterValue ---',
      'city containsHtml <b>Köln</b>',
      'country unknownCountry Atlantis',
      'dob wrongDateFormate 31.02.1990',
      'engagementRate numberOutOfRange 140',
      'followers invalidNumber viele',
      'gender unknownGender vielleicht',
      'management specialCharacterValue ---',
      'mobile numberWithoutCountry 0664 1234567',
      'price numberOutOfRange -5',
    ]);
    expect((await run(CSV, file, mappingOf(fields))).data).toMatchObject({
      newInfluencers: 1,
      channels: 1,
      skipped: 0,
    });
    const anna = await server.db.selectFrom('influencers').selectAll().executeTakeFirstOrThrow();
    expect(anna).toMatchObject({
      first_name: 'Anna',
      email: 'anna@example.com',
      mobile: null,
      gender: null,
      dob: null,
      country: null,
      city: null,
      management: null,
      categories: [1],
    });
    expect(await server.db.selectFrom('channels').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      handle: 'anna',
      title: null,
      followers: null,
      engagement_rate: null,
      default_price: null,
    });
  });

  test('a wrong part leaves out the whole postal address, and wrong figures do not stand for a channel', async () => {
    const fields = ['fullName', 'channelUrl', 'street', 'houseNumber', 'zip', 'city'] as const;
    const text = 'a;b;c;d;e;f\nAnna Groß;instagram.com/anna;<i>Weg</i>;4;50667;Köln';
    await run(CSV, text, mappingOf(fields));
    expect(await server.db.selectFrom('influencers').select(['address', 'city']).executeTakeFirstOrThrow()).toEqual({
      address: null,
      city: 'Köln',
    });
    const { data } = await preview(CSV, 'a;b;c\nBen Neu;;viele', mappingOf(['fullName', 'channelUrl', 'followers']));
    expect(data.rows[0]).toMatchObject({
      outcome: 'error',
      issues: [{ field: 'channelUrl', key: 'required' }],
      warnings: [{ field: 'followers' }],
    });
  });

  test('a wrong value changes nothing about a known person', async () => {
    const fields = ['fullName', 'channelUrl', 'dob', 'city'] as const;
    await run(CSV, 'a;b;c;d\nAnna Groß;instagram.com/anna;01.02.1990;Köln', mappingOf(fields));
    const { data } = await preview(CSV, 'a;b;c;d\nAnna Groß;instagram.com/anna;01.02.2999;Bonn', {
      ...mappingOf(fields),
      existing: 'update',
    });
    expect(data.rows[0]).toMatchObject({
      outcome: 'update',
      changes: [{ field: 'city', before: 'Köln', after: 'Bonn' }],
      warnings: [{ field: 'dob', key: 'futureDate' }],
    });
  });
});
