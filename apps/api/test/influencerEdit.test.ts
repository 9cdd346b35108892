import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import {
  addInfluencer,
  errorsOf,
  influencerHistory,
  lena,
  readInfluencer,
  errorOf,
  resetInfluencers,
} from './kit/editedInfluencers.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type NewInfluencer = Schemas['NewInfluencer'];

describeOnEachDatabase('editing influencers', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  let management: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [admin, manager, management] = [
      await server.as('admin'),
      await server.as('manager'),
      await server.as('management'),
    ];
  });
  beforeEach(() => resetInfluencers(server));
  afterAll(() => server.stop());

  const add = (body: NewInfluencer, client = manager) => client.POST('/influencer/add', { body });
  const added = (body?: NewInfluencer) => addInfluencer(manager, body);
  const read = (influencerId: number, client = manager) => readInfluencer(client, influencerId);
  const update = (body: Schemas['InfluencerChange'], client = manager) => client.POST('/influencer/update', { body });
  const save = (influencerId: number, body: Schemas['ChannelInput'], client = manager) =>
    client.POST('/influencer/{influencerId}/channels', { params: { path: { influencerId } }, body });
  const history = (influencerId: number, client = manager, query = {}) =>
    influencerHistory(client, influencerId, query);
  const duplicates = async (body: Schemas['DuplicateQuery'], client = manager) =>
    (await client.POST('/influencer/duplicates', { body })).data?.data.map(({ influencerId, match }) => [
      influencerId,
      match,
    ]);

  test('every field of the entity is saved, in its canonical form, with channels and service prices [R-ENT-001] [R-ENT-002] [R-ENT-003] [R-ENT-004] [R-ENT-005]', async () => {
    const urls = [
      'facebook.com/lena',
      'instagram.com/lena?hl=de',
      'youtube.com/@lena',
      'pinterest.de/lena',
      'twitch.tv/lena',
      'x.com/lena',
      'snapchat.com/add/lena',
      'open.spotify.com/show/lena',
      'tiktok.com/@lena',
      'lena-schreibt.de',
    ];
    const record = await added({ ...lena, channels: urls.map((url) => ({ url, followers: 1200, prices: [] })) });
    expect(record).toMatchObject({
      ...lena,
      mobile: '+491713920047',
      iban: 'DE89370400440532013000',
      isImport: false,
      status: 'active',
    });
    expect(record.channels.map(({ platform }) => platform).sort()).toEqual([
      'Blog',
      'Facebook',
      'Instagram',
      'Pinterest',
      'Podcast',
      'Snapchat',
      'TikTok',
      'Twitch',
      'Twitter',
      'YouTube',
    ]);
    expect(record.channels.find(({ platform }) => platform === 'Instagram')).toMatchObject({
      url: 'https://instagram.com/lena',
      handle: 'lena',
      followers: 1200,
      active: true,
    });
    expect((await read(record.influencerId)).data?.data).toEqual(record);
  });

  test.each<[string, NewInfluencer, string, string]>([
    ['nobody without a name', { firstName: '', surname: '' }, 'surname', 'required'],
    ['a name of html', { surname: 'Hartwig<b>' }, 'surname', 'containsHtml'],
    [
      'an Austrian number for a German',
      { surname: 'A', country: 'DE', mobile: '+43 660 1234567' },
      'mobile',
      'germanPhoneNumber',
    ],
    ['an account whose check sum is wrong', { surname: 'A', iban: 'DE89370400440532013001' }, 'iban', 'ibanInvalid'],
    ['a birthday to come', { surname: 'A', dob: '2999-01-01' }, 'dob', 'futureDate'],
    ['a category that does not exist', { surname: 'A', category: [9999] }, 'category', 'choiceInvalid'],
    ['no pets beside a dog', { surname: 'A', pets: ['none', 'dog'] }, 'pets', 'noneWithOthers'],
    [
      'a video for a channel',
      { surname: 'A', channels: [{ url: 'youtube.com/watch?v=1' }] },
      'channels.0.url',
      'channelUrlIsVideo',
    ],
    [
      'a service of another platform',
      { surname: 'A', channels: [{ url: 'tiktok.com/@a', prices: [{ service: 'Shorts', price: 5 }] }] },
      'channels.0.prices.0.service',
      'choiceInvalid',
    ],
    [
      'a buyout of more than everything',
      { surname: 'A', channels: [{ url: 'tiktok.com/@a', prices: [{ service: 'BuyOut3', price: 120 }] }] },
      'channels.0.prices.0.price',
      'percentTooHigh',
    ],
  ])('%s is rejected at its field, and nothing is written', async (_title, body, field, key) => {
    expect(errorsOf(await add(body))).toEqual([422, [{ field, key }]]);
    expect(await server.db.selectFrom('influencers').select('id').execute()).toEqual([]);
  });

  test('a change records old and new value, and leaves alone what was not sent [R-ROUTE-061]', async () => {
    const { influencerId, updatedAt } = await added(lena);
    const { data } = await update({ influencerId, updatedAt, cities: 'Kiel', mobile: null });
    expect(data?.data).toMatchObject({
      cities: 'Kiel',
      mobile: null,
      surname: 'Hartwig',
      iban: 'DE89370400440532013000',
    });
    const lines = await history(influencerId);
    expect(lines?.content[0]).toMatchObject({
      action: 2,
      userName: 'manager Muster',
      changes: [
        { field: 'cities', before: 'Hamburg', after: 'Kiel', masked: false },
        { field: 'mobile', before: '+491713920047', after: null, masked: false },
      ],
    });
    expect((await history(influencerId, manager, { size: 1 }))?.older).toBe(lines?.content[0]?.historyId);
  });

  test('what another user has changed meanwhile is reported with name and time, and stays', async () => {
    const { influencerId, updatedAt } = await added(lena);
    const changed = await update({ influencerId, updatedAt, cities: 'Kiel' }, admin);
    const late = await update({ influencerId, updatedAt, cities: 'Bremen' });
    expect(errorOf(late)).toEqual({
      status: 409,
      error: 'changedMeanwhile',
      data: { name: 'admin Muster', at: changed.data?.data.updatedAt },
    });
    expect((await read(influencerId)).data?.data.cities).toBe('Kiel');
  });

  test('the history hides account, birthday and address from who may only look', async () => {
    const { influencerId } = await added(lena);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Influencer Management')
      .execute();
    try {
      const changes = (await history(influencerId))?.content[0]?.changes ?? [];
      expect(changes.filter(({ masked }) => masked).map(({ field, after }) => [field, after])).toEqual([
        ['address', null],
        ['dob', null],
        ['iban', null],
      ]);
      expect((await read(influencerId)).response.status).toBe(403);
    } finally {
      await server.db
        .updateTable('role_permissions')
        .set({ rights: ['view', 'add', 'edit', 'export'] })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Influencer Management')
        .execute();
    }
  });

  describe('channels and prices', () => {
    test('an address is normalised, and a channel that another person has is rejected with who', async () => {
      const owner = await added({ ...lena, channels: [{ url: 'https://www.instagram.com/lenahartwig/?hl=de' }] });
      const { influencerId } = await added({ surname: 'Zweite' });
      const taken = await save(influencerId, { url: 'instagram.com/LenaHartwig' });
      expect(errorOf(taken)).toEqual({
        status: 409,
        error: 'channelBelongsTo',
        data: { url: 'https://instagram.com/LenaHartwig', influencerId: owner.influencerId, name: 'Lena Hartwig' },
      });
    });

    test('a management reads no name of a foreign person, no price, and cannot send one', async () => {
      const foreign = await added({ surname: 'Fremd', channels: [{ url: 'instagram.com/fremd' }] });
      const own = await added({
        surname: 'Eigen',
        management: 'Nordlicht Management',
        channels: [{ url: 'tiktok.com/@eigen', prices: [{ service: 'Video', price: 500 }] }],
      });
      expect(errorOf(await save(own.influencerId, { url: 'instagram.com/fremd' }, management)).data).toMatchObject({
        influencerId: null,
        name: null,
      });
      expect((await read(own.influencerId, management)).data?.data.channels[0]?.prices).toBeNull();
      expect(
        (await history(own.influencerId, management))?.content
          .flatMap(({ changes }) => changes)
          .find(({ field }) => field === 'prices.Video'),
      ).toMatchObject({ after: null, masked: true });
      expect(
        (await save(own.influencerId, { url: 'tiktok.com/@neu', prices: [{ service: 'Video', price: 1 }] }, management))
          .response.status,
      ).toBe(403);
      expect((await read(foreign.influencerId, management)).response.status).toBe(404);
      const leaving = await update(
        { influencerId: own.influencerId, updatedAt: own.updatedAt, management: 'Andere' },
        management,
      );
      expect(errorsOf(leaving)).toEqual([422, [{ field: 'management', key: 'notYours' }]]);
      expect(await duplicates({ firstName: 'X', surname: 'Fremd', url: 'instagram.com/fremd' }, management)).toEqual(
        [],
      );
    });

    test('a new price keeps the one before, and the list follows the default service', async () => {
      const {
        influencerId,
        channels: [channel],
      } = await added({
        surname: 'Preis',
        channels: [
          {
            url: 'instagram.com/preis',
            prices: [
              { service: 'Post', price: 900 },
              { service: 'Reel', price: 1200 },
            ],
          },
        ],
      });
      const { channelId = 0, updatedAt = '', url = '' } = channel ?? {};
      const raised = await save(influencerId, {
        channelId,
        updatedAt,
        url,
        prices: [
          { service: 'Post', price: 950, validUntil: '2027-12-31' },
          { service: 'Reel', price: null },
        ],
      });
      expect(raised.data?.data.prices).toMatchObject([
        { service: 'Post', price: 950, currencyCode: 'EUR', validUntil: '2027-12-31' },
      ]);
      const rows = await server.db
        .selectFrom('channel_prices')
        .select(['service', 'price', 'replaced_at'])
        .orderBy('id')
        .execute();
      expect(rows.map(({ service, price, replaced_at }) => [service, price, replaced_at === null])).toEqual([
        ['Post', 900, false],
        ['Reel', 1200, false],
        ['Post', 950, true],
      ]);
      expect(await server.db.selectFrom('channels').select('default_price').executeTakeFirst()).toEqual({
        default_price: 950,
      });
      expect((await history(influencerId))?.content[0]?.changes.map(({ field }) => field)).toEqual([
        'prices.Post',
        'prices.Reel',
      ]);
    });

    test('a channel of another person, or one that was changed meanwhile, is not written', async () => {
      const one = await added({ surname: 'Eins', channels: [{ url: 'instagram.com/eins' }] });
      const two = await added({ surname: 'Zwei' });
      const { channelId = 0, updatedAt = '', url = '' } = one.channels[0] ?? {};
      expect((await save(two.influencerId, { channelId, updatedAt, url })).response.status).toBe(404);
      await save(one.influencerId, { channelId, updatedAt, url, title: 'Eins' }, admin);
      expect(errorOf(await save(one.influencerId, { channelId, updatedAt, url, title: 'Zwei' }))).toMatchObject({
        status: 409,
        error: 'changedMeanwhile',
      });
    });
  });

  test('duplicates are found by address, channel and name with place', async () => {
    const { influencerId } = await added({ ...lena, channels: [{ url: 'tiktok.com/@lena' }] });
    expect(await duplicates({ email: 'LENA.hartwig@mailhaus.example' })).toEqual([[influencerId, 'email']]);
    expect(await duplicates({ url: 'https://www.tiktok.com/@Lena/' })).toEqual([[influencerId, 'channel']]);
    expect(await duplicates({ firstName: 'lena', surname: 'HARTWIG', cities: 'Hamburg' })).toEqual([
      [influencerId, 'name'],
    ]);
    expect(await duplicates({ firstName: 'lena', surname: 'hartwig', cities: 'Köln' })).toEqual([]);
    expect(await duplicates({ email: 'lena.hartwig@mailhaus.example', exceptId: influencerId })).toEqual([]);
  });

  test('blocking needs a reason and is a change of status; taking it back empties the reason', async () => {
    const { influencerId, updatedAt } = await added(lena);
    const change = (body: Partial<Schemas['InfluencerStatusChange']>) =>
      manager.POST('/influencer/statusChange', { body: { influencerId, updatedAt, status: 'blocked', ...body } });
    expect(errorsOf(await change({ reason: '  ' }))).toEqual([422, [{ field: 'reason', key: 'required' }]]);
    const blocked = (await change({ reason: 'Zweimal nicht geliefert' })).data?.data;
    expect(blocked).toMatchObject({ status: 'blocked', blockReason: 'Zweimal nicht geliefert' });
    expect((await history(influencerId))?.content[0]).toMatchObject({ action: 3, reason: 'Zweimal nicht geliefert' });
    const again = { status: 'active', updatedAt: blocked?.updatedAt ?? '' } as const;
    expect((await change(again)).data?.data).toMatchObject({ status: 'active', blockReason: null });
  });
});
