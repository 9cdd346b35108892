import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { repository } from '../src/settings.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

type Column = Schemas['ImportMapping']['columns'][number];

const COLUMNS: readonly Column[] = [
  { column: 0, field: 'fullName' },
  { column: 1, field: 'channelUrl' },
  { column: 2, field: 'price' },
  { column: 3, field: 'price', service: 'Story' },
  { column: 4, field: 'channelUrl', channel: 2 },
  { column: 5, field: 'followers', channel: 2 },
  { column: 6, field: 'price', channel: 2, service: 'BuyOut3' },
];
const file = (...rows: string[]): string => ['Name;Instagram;Preis;Story;TikTok;Follower;Buyout', ...rows].join('\n');

describeOnEachDatabase('several channels and prices in a row of an import', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
  });
  afterAll(() => server.stop());

  const call = async <Data>(
    step: string,
    text: string,
    mapping: Partial<Schemas['ImportMapping']>,
    isMapped = true,
  ) => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'liste.csv');
    if (isMapped) form.set('mapping', JSON.stringify({ columns: COLUMNS, skipInvalidRows: false, ...mapping }));
    const response = await fetch(`${server.url}/api/influencer/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return {
      ...((await response.json()) as { data: Data; error: string | null; fieldErrors?: Schemas['FieldError'][] }),
      status: response.status,
    };
  };
  const preview = (text: string, mapping: Partial<Schemas['ImportMapping']> = {}) =>
    call<Schemas['ImportPreview']>('/preview', text, mapping);
  const run = (text: string, mapping: Partial<Schemas['ImportMapping']> = {}) =>
    call<Schemas['ImportResult']>('', text, mapping);
  const stored = async () => {
    const channels = await server.db.selectFrom('channels').selectAll().orderBy('id').execute();
    const prices = await server.db
      .selectFrom('channel_prices')
      .selectAll()
      .where('replaced_at', 'is', null)
      .orderBy('service')
      .execute();
    return channels.map(({ id, influencer_id, platform, default_price, followers }) => ({
      influencer_id,
      platform,
      default_price,
      followers,
      prices: Object.fromEntries(
        prices.flatMap(({ channel_id, service, price }) => (channel_id === id ? [[service, price]] : [])),
      ),
    }));
  };

  test('the example is understood without help', async () => {
    const bytes = readFileSync(path.join(repository, 'docs/examples/influencer-import-channels.csv'), 'utf8');
    const { data } = await call<Schemas['ImportInspection']>('/inspect', bytes, {}, false);
    const columns = data.columns.flatMap(
      ({ column, suggestedField: field, suggestedChannel: channel, suggestedService: service }): Column[] =>
        field === null ? [] : [{ column, field, channel, ...(service !== null && { service }) }],
    );
    expect(columns.map(({ field, channel, service }) => [field, channel, service].filter(Boolean).join(' '))).toEqual([
      'firstName 1',
      'surname 1',
      'email 1',
      'channelUrl 1',
      'followers 1',
      'price 1 Post',
      'price 1 Story',
      'channelUrl 2',
      'followers 2',
      'price 2 Video',
      'channelUrl 3',
      'price 3 Shorts',
    ]);
    expect((await preview(bytes, { columns })).data).toMatchObject({
      rowCount: 3,
      channels: 6,
      newInfluencers: 3,
      errors: 0,
    });
  });

  test('become channels of one person, each with its own figures and prices', async () => {
    const text = file(
      'Lena Hartwig;instagram.com/lena;1.850,00 €;400;tiktok.com/@lena;12.300;25 %',
      'Ole Petersen;;;;tiktok.com/@ole;;',
    );
    const { data: plan } = await preview(text);
    expect([plan.channels, plan.newInfluencers, plan.errors]).toEqual([3, 2, 0]);
    expect(plan.rows.map(({ channels }) => channels.map(({ platform }) => platform))).toEqual([
      ['Instagram', 'TikTok'],
      ['TikTok'],
    ]);
    const { data } = await run(text, { plan: plan.plan });
    expect(data).toMatchObject({ channels: 3, newInfluencers: 2, newChannels: 0 });
    const [instagram, tiktok, ole] = await stored();
    expect(instagram).toMatchObject({
      platform: 'Instagram',
      default_price: 1_850,
      followers: null,
      prices: { Post: 1_850, Story: 400 },
    });
    expect(tiktok).toMatchObject({
      platform: 'TikTok',
      default_price: null,
      followers: 12_300,
      prices: { BuyOut3: 25 },
    });
    expect(tiktok?.influencer_id).toBe(instagram?.influencer_id);
    expect(ole?.influencer_id).not.toBe(instagram?.influencer_id);
  });

  test('a new channel goes to the person who has the other one, in the database or in an earlier row', async () => {
    await run(file('Lena Hartwig;instagram.com/lena;;;;;'));
    const { data } = await preview(
      file(
        'Lena Hartwig;instagram.com/lena;;;tiktok.com/@lena;5;',
        'Ole Petersen;;;;tiktok.com/@ole;;',
        'Ole Petersen;instagram.com/ole;;;tiktok.com/@ole;;',
      ),
    );
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['newChannel', 'newInfluencer', 'newChannel']);
    await run(
      file(
        'Lena Hartwig;instagram.com/lena;;;tiktok.com/@lena;5;',
        'Ole Petersen;;;;tiktok.com/@ole;;',
        'Ole Petersen;instagram.com/ole;;;tiktok.com/@ole;;',
      ),
    );
    const owners = (await stored()).map(({ influencer_id }) => influencer_id);
    expect(owners).toHaveLength(4);
    expect(new Set(owners).size).toBe(2);
  });

  test('channels of two people, or of a person with another name, are errors that name the channel', async () => {
    await run(file('Lena Hartwig;instagram.com/lena;;;;;', 'Lena Petersen;;;;tiktok.com/@petersen;;'));
    const { data } = await preview(
      file('Lena H.;instagram.com/lena;;;tiktok.com/@petersen;;', 'Can Öztürk;instagram.com/lena;;;tiktok.com/@can;;'),
      { existing: 'update' },
    );
    expect(data.rows.map(({ outcome, issues }) => [outcome, issues])).toEqual([
      ['error', [{ field: 'channelUrl', key: 'channelBelongsToOther', value: 'Lena Petersen', channel: 2 }]],
      ['error', [{ field: 'channelUrl', key: 'channelBelongsToOther', value: 'Lena Hartwig', channel: 1 }]],
    ]);
  });

  test('known channels take new prices, and the earlier ones stay in their history', async () => {
    await run(file('Lena Hartwig;instagram.com/lena;900;;;;'));
    const text = file('Lena Hartwig;instagram.com/lena;900;450;tiktok.com/@lena;5;');
    const { data } = await preview(text, { existing: 'update' });
    expect(data.rows.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['newChannel', [{ field: 'price', before: null, after: 450, service: 'Story', channel: 1 }]],
    ]);
    await run(text, { existing: 'update' });
    expect((await stored()).map(({ prices, default_price }) => [prices, default_price])).toEqual([
      [{ Post: 900, Story: 450 }, 900],
      [{}, null],
    ]);
    await run(file('Lena Hartwig;instagram.com/lena;950;;;;'), { existing: 'update' });
    expect((await stored())[0]).toMatchObject({ prices: { Post: 950, Story: 450 }, default_price: 950 });
    expect(
      await server.db.selectFrom('channel_prices').select('price').where('replaced_at', 'is not', null).execute(),
    ).toEqual([{ price: 900 }]);
  });

  test.each([
    ['figures without an address', 'Lena;instagram.com/lena;;;;5;', [['channelUrl', 'required', 2, undefined]]],
    ['no address at all', 'Lena;;;;;;', [['channelUrl', 'required', 1, undefined]]],
    [
      'a wrong address of the second channel',
      'Lena;instagram.com/lena;;;kein kanal;;',
      [['channelUrl', 'channelUrlInvalid', 2, undefined]],
    ],
  ])('a row with %s', async (_name, row, issues) => {
    const { data } = await preview(file(row));
    expect(data.rows[0]?.issues.map(({ field, key, channel, service }) => [field, key, channel, service])).toEqual(
      issues,
    );
  });

  test.each([
    ['a service of another platform', 'Lena;pinterest.com/lena;;400;;;', ['price', 'serviceNotOffered', 1, 'Story']],
    [
      'more than the whole for rights',
      'Lena;instagram.com/lena;;;tiktok.com/@lena;;120',
      ['price', 'numberOutOfRange', 2, 'BuyOut3'],
    ],
    ['a price that is none', 'Lena;instagram.com/lena;;teuer;;;', ['price', 'invalidNumber', 1, 'Story']],
  ])('a row with %s is imported without that price', async (_name, row, warning) => {
    const { data } = await preview(file(row));
    expect(data.rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [] });
    expect(data.rows[0]?.warnings.map(({ field, key, channel, service }) => [field, key, channel, service])).toEqual([
      warning,
    ]);
    await run(file(row));
    expect((await stored()).map(({ prices }) => prices)).toEqual(row.includes('tiktok') ? [{}, {}] : [{}]);
  });

  test('a channel that a row names twice counts once; of the default service in two columns the first counts', async () => {
    const twice = await preview(file('Lena;instagram.com/lena;;;https://www.instagram.com/Lena/;;'));
    expect(twice.data.rows[0]).toMatchObject({ outcome: 'newInfluencer' });
    expect(twice.data.channels).toBe(1);
    const columns: Column[] = [...COLUMNS, { column: 7, field: 'price', service: 'Post' }];
    const { data } = await preview(`${file()};Beitrag\nLena;instagram.com/lena;100;;;;;200`, { columns });
    expect(data.rows[0]?.warnings).toMatchObject([{ field: 'price', key: 'serviceTwice', service: 'Post' }]);
    await run(`${file()};Beitrag\nLena;instagram.com/lena;100;;;;;200`, { columns });
    expect((await stored()).map(({ prices }) => prices)).toEqual([{ Post: 100 }]);
  });

  test.each<[string, Column, string]>([
    ['a channel without address', { column: 6, field: 'followers', channel: 3 }, 'importChannelUrlMissing'],
    ['a channel for a field of the person', { column: 6, field: 'city', channel: 2 }, 'importMappingInvalid'],
    ['a service for what is no price', { column: 6, field: 'followers', service: 'Story' }, 'importMappingInvalid'],
    ['a sixth channel', { column: 6, field: 'channelUrl', channel: 6 }, 'importMappingInvalid'],
    ['the same price twice', { column: 6, field: 'price', service: 'Story' }, 'importFieldTwice'],
  ])('a mapping with %s is rejected', async (_name, column, key) => {
    const { status, fieldErrors } = await preview(file('Lena;instagram.com/lena;;;;;'), {
      columns: [...COLUMNS.slice(0, 6), column],
    });
    expect([status, fieldErrors]).toEqual([422, [{ field: 'mapping', key }]]);
  });
});
