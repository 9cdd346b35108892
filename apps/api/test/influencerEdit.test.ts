import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Schemas = components['schemas'];
type NewInfluencer = Schemas['NewInfluencer'];
type Refusal = {
  error?: { error: string; data: unknown; fieldErrors?: Schemas['FieldError'][] } | undefined;
  response: Response;
};

const IBAN = 'DE89 3704 0044 0532 0130 00';
const lena: NewInfluencer = {
  firstName: 'Lena',
  surname: 'Hartwig',
  email: 'lena.hartwig@mailhaus.example',
  mobile: '0171 3920047',
  dob: '1996-04-18',
  address: 'Elbchaussee 12, 22765 Hamburg',
  gender: 'female',
  category: [1, 3],
  nourishment: 'vegan',
  relationshipStatus: 'married',
  numberOfChildren: 2,
  alcohol: 'sometimes',
  smartphone: 'iphone',
  pets: ['dog', 'cat'],
  athletic: ['yoga', 'running'],
  mobility: ['bicycle', 'drivingLicence'],
  country: 'DE',
  cities: 'Hamburg',
  management: 'Nordlicht Management',
  buyOut: true,
  iban: IBAN,
  accountRecipient: 'Lena Hartwig',
  taxId: '41/123/04567',
  smallBusiness: true,
  consentOn: '2025-02-03',
  consentSource: 'Anmeldeformular',
};

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
  beforeEach(async () => {
    for (const table of [
      'campaign_entries',
      'campaigns',
      'comments',
      'notifications',
      'history',
      'audit_log',
      'influencers',
    ] as const) {
      await server.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => server.stop());

  const refusalOf = ({ response, error }: Refusal) => ({
    status: response.status,
    error: error?.error,
    data: error?.data,
  });
  const faultsOf = ({ response, error }: Refusal) => [response.status, error?.fieldErrors];
  const add = (body: NewInfluencer, client = manager) => client.POST('/influencer/add', { body });
  const added = async (body: NewInfluencer = {}) => {
    const { data, error } = await add({ surname: 'Muster', ...body });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = (influencerId: number, client = manager) =>
    client.GET('/influencer/{influencerId}/edit', { params: { path: { influencerId } } });
  const update = (body: Schemas['InfluencerChange'], client = manager) => client.POST('/influencer/update', { body });
  const save = (influencerId: number, body: Schemas['ChannelInput'], client = manager) =>
    client.POST('/influencer/{influencerId}/channels', { params: { path: { influencerId } }, body });
  const history = async (influencerId: number, client = manager, query = {}) =>
    (await client.GET('/influencer/{influencerId}/history', { params: { path: { influencerId }, query } })).data?.data;
  const duplicates = async (body: Schemas['DuplicateQuery'], client = manager) =>
    (await client.POST('/influencer/duplicates', { body })).data?.data.map(({ influencerId, match }) => [
      influencerId,
      match,
    ]);
  const inCampaign = async ({ influencerId, channels: [channel] }: Schemas['InfluencerRecord'], values = {}) => {
    const { id: campaign_id } = await server.db
      .insertInto('campaigns')
      .values({ name: 'Sommerfrische' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = {
      campaign_id,
      influencer_id: influencerId,
      channel_id: channel?.channelId ?? null,
      channel_handle: channel?.handle ?? '',
      ...values,
    };
    return server.db
      .insertInto('campaign_entries')
      .values(entry)
      .returning(['id', 'campaign_id'])
      .executeTakeFirstOrThrow();
  };

  test('every field of the entity is kept, in its canonical form, with channels and service prices [R-ENT-001] [R-ENT-002] [R-ENT-003] [R-ENT-004] [R-ENT-005] [R-PROD-023]', async () => {
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
  ])('%s is refused at its field, and nothing is written', async (_title, body, field, key) => {
    expect(faultsOf(await add(body))).toEqual([422, [{ field, key }]]);
    expect(await server.db.selectFrom('influencers').select('id').execute()).toEqual([]);
  });

  test('a change tells old and new value, and leaves alone what was not sent [R-ROUTE-061]', async () => {
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

  test('what somebody else has changed meanwhile is told with name and moment, and kept', async () => {
    const { influencerId, updatedAt } = await added(lena);
    const changed = await update({ influencerId, updatedAt, cities: 'Kiel' }, admin);
    const late = await update({ influencerId, updatedAt, cities: 'Bremen' });
    expect(refusalOf(late)).toEqual({
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
    test('an address is normalised, and a channel that somebody has is refused with who', async () => {
      const owner = await added({ ...lena, channels: [{ url: 'https://www.instagram.com/lenahartwig/?hl=de' }] });
      const { influencerId } = await added({ surname: 'Zweite' });
      const taken = await save(influencerId, { url: 'instagram.com/LenaHartwig' });
      expect(refusalOf(taken)).toEqual({
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
      expect(refusalOf(await save(own.influencerId, { url: 'instagram.com/fremd' }, management)).data).toMatchObject({
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
      expect(faultsOf(leaving)).toEqual([422, [{ field: 'management', key: 'notYours' }]]);
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
      expect(refusalOf(await save(one.influencerId, { channelId, updatedAt, url, title: 'Zwei' }))).toMatchObject({
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
    expect(faultsOf(await change({ reason: '  ' }))).toEqual([422, [{ field: 'reason', key: 'required' }]]);
    const blocked = (await change({ reason: 'Zweimal nicht geliefert' })).data?.data;
    expect(blocked).toMatchObject({ status: 'blocked', blockReason: 'Zweimal nicht geliefert' });
    expect((await history(influencerId))?.content[0]).toMatchObject({ action: 3, reason: 'Zweimal nicht geliefert' });
    const again = { status: 'active', updatedAt: blocked?.updatedAt ?? '' } as const;
    expect((await change(again)).data?.data).toMatchObject({ status: 'active', blockReason: null });
  });

  test('who is in a campaign is not deleted; who is deleted is nowhere, and the channel may be added again', async () => {
    const used = await added({ surname: 'Gebucht', channels: [{ url: 'instagram.com/gebucht' }] });
    const free = await added({ surname: 'Frei', channels: [{ url: 'instagram.com/frei' }] });
    await inCampaign(used);
    const remove = (influencerIds: number[]) => admin.POST('/influencer/delete', { body: { influencerIds } });
    expect(refusalOf(await remove([free.influencerId, used.influencerId]))).toEqual({
      status: 409,
      error: 'influencerInUse',
      data: [{ influencerId: used.influencerId, name: 'Gebucht', campaigns: ['Sommerfrische'] }],
    });
    expect((await read(free.influencerId)).response.status).toBe(200);
    expect((await remove([free.influencerId])).response.status).toBe(200);
    expect((await read(free.influencerId)).response.status).toBe(404);
    const list = await manager.POST('/influencer/advancedSearch', { body: {} });
    expect(list.data?.data.content.map(({ surname }) => surname)).toEqual(['Gebucht']);
    await added({ surname: 'Neu', channels: [{ url: 'instagram.com/frei' }] });
  });

  test('a merge moves channels, entries, bookmarks, prices, comments and history, with the chosen fields', async () => {
    const kept = await added({
      firstName: 'Lena',
      surname: 'Hartwig',
      cities: 'Hamburg',
      channels: [{ url: 'instagram.com/lena', prices: [{ service: 'Post', price: 900 }] }],
    });
    const merged = await added({
      firstName: 'Lena',
      surname: 'Hartwig-Voss',
      email: 'lena@mailhaus.example',
      cities: 'Kiel',
      channels: [
        { url: 'https://www.instagram.com/Lena/', prices: [{ service: 'Reel', price: 1500 }] },
        { url: 'tiktok.com/@lena' },
      ].slice(1),
    });
    // The same account under another spelling, as old data has it.
    const double = await server.db
      .insertInto('channels')
      .values({
        influencer_id: merged.influencerId,
        platform: 'Instagram',
        channel_type: 'instagram',
        url: 'https://www.instagram.com/lena/',
        handle: 'lena',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('channel_prices')
      .values({ channel_id: double.id, service: 'Reel', price: 1500, valid_from: '2026-01-01' })
      .execute();
    await server.db.insertInto('bookmarks').values({ user_id: testUsers.manager.id, channel_id: double.id }).execute();
    await server.db
      .insertInto('comments')
      .values({
        subject_kind: 'influencer',
        subject_id: merged.influencerId,
        audience: 'internal',
        author_side: 'agency',
        text: 'Zuverlässig',
      })
      .execute();
    const entry = await inCampaign(merged, { channel_id: double.id });
    const body: Schemas['InfluencerMerge'] = {
      influencerId: kept.influencerId,
      updatedAt: kept.updatedAt,
      mergedId: merged.influencerId,
      mergedUpdatedAt: merged.updatedAt,
      take: ['email', 'surname'],
    };
    expect((await manager.POST('/influencer/merge', { body })).response.status).toBe(403);
    const { data } = await admin.POST('/influencer/merge', { body });
    expect(data?.data).toMatchObject({
      influencerId: kept.influencerId,
      surname: 'Hartwig-Voss',
      email: 'lena@mailhaus.example',
      cities: 'Hamburg',
    });
    const instagram = kept.channels[0]?.channelId;
    expect(data?.data.channels.map(({ platform, channelId }) => [platform, channelId === instagram])).toEqual([
      ['Instagram', true],
      ['TikTok', false],
    ]);
    expect(data?.data.channels[0]?.prices?.map(({ service, price }) => [service, price])).toEqual([
      ['Post', 900],
      ['Reel', 1500],
    ]);
    expect(
      await server.db
        .selectFrom('campaign_entries')
        .select(['influencer_id', 'channel_id'])
        .where('id', '=', entry.id)
        .executeTakeFirst(),
    ).toEqual({ influencer_id: kept.influencerId, channel_id: instagram });
    expect(await server.db.selectFrom('bookmarks').select('channel_id').execute()).toEqual([{ channel_id: instagram }]);
    expect(await server.db.selectFrom('comments').select('subject_id').execute()).toEqual([
      { subject_id: kept.influencerId },
    ]);
    expect((await read(merged.influencerId, admin)).response.status).toBe(404);
    expect((await history(kept.influencerId))?.content[0]?.changes.map(({ field }) => field)).toEqual([
      'email',
      'mergedWith',
      'surname',
    ]);
    expect(
      refusalOf(await admin.POST('/influencer/merge', { body: { ...body, mergedId: body.influencerId } })).status,
    ).toBe(422);
  });

  test('anonymised, nothing in any table tells who it was, and the figures stay', async () => {
    const person = await added({ ...lena, channels: [{ url: 'instagram.com/lenahartwig.elbe', followers: 54_321 }] });
    const { influencerId } = person;
    await update({ influencerId, updatedAt: person.updatedAt, cities: 'Kiel', address: 'Deichweg 3, 24103 Kiel' });
    const entry = await inCampaign(person, { notes: 'Lena Hartwig ruft zurück', impressions: 88_000, state: 2 });
    await server.db
      .insertInto('comments')
      .values({
        subject_kind: 'campaignEntry',
        subject_id: entry.id,
        audience: 'internal',
        author_side: 'agency',
        text: 'Frau Hartwig ist im Urlaub',
      })
      .execute();
    // A channel that was removed from its campaign, and its history.
    const { campaign_id } = await server.db
      .selectFrom('campaign_entries')
      .select('campaign_id')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('removed_entries')
      .values({
        entry_id: 990_001,
        campaign_id,
        influencer_id: influencerId,
        channel_handle: 'lenahartwig.elbe',
        original_url: 'https://www.instagram.com/lenahartwig.elbe/',
      })
      .execute();
    await server.db
      .insertInto('history')
      .values({
        entity: 'campaign_entry',
        entity_id: 990_001,
        action: 2,
        changes: JSON.stringify({ notizen: ['', 'Hartwig fragen'] }),
      })
      .execute();
    await server.db
      .insertInto('notifications')
      .values({
        user_id: 9,
        panel: 'agency',
        type: 1,
        message: 'x',
        notification_text: JSON.stringify({ channel: 'lenahartwig.elbe' }),
      })
      .execute();
    const anonymise = (confirmation: string, client = admin) =>
      client.POST('/influencer/anonymise', { body: { influencerId, confirmation } });
    expect(faultsOf(await anonymise('Lena Hartmann'))).toEqual([
      422,
      [{ field: 'confirmation', key: 'confirmationDiffers' }],
    ]);
    expect((await anonymise('Lena Hartwig', manager)).response.status).toBe(403);
    expect((await anonymise('lena hartwig')).response.status).toBe(200);

    const tables = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      server.db,
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      for (const word of ['hartwig', 'lena.', 'elbchaussee', 'deichweg', '3704004405', '3920047', '41/123/04567']) {
        const { rows } =
          await sql`select 1 from ${sql.table(name)} as t where lower(t::text) like ${`%${word}%`} limit 1`.execute(
            server.db,
          );
        if (rows.length > 0) found.push(`${name}: ${word}`);
      }
    }
    expect(found).toEqual([]);
    expect(
      await server.db.selectFrom('campaign_entries').select(['impressions', 'influencer_id']).executeTakeFirst(),
    ).toEqual({ impressions: 88_000, influencer_id: influencerId });
    expect(await server.db.selectFrom('channels').select('followers').executeTakeFirst()).toEqual({
      followers: 54_321,
    });
    const last = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('entity', '=', 'influencer')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ action: 4, changes: { anonymised: [false, true] } });
  });

  test('texts about others lose the traces of an anonymised person and nothing else', async () => {
    const person = await added({
      ...lena,
      mobile: '+491701234567',
      channels: [{ url: 'instagram.com/beauty', followers: 5 }],
    });
    const other = await added({ firstName: 'Nora', surname: 'Beauty' });
    const about = (text: string) =>
      ({
        subject_kind: 'influencer',
        subject_id: other.influencerId,
        audience: 'internal',
        author_side: 'agency',
        text,
      }) as const;
    const pairs = [
      [
        'Dreht gern mit LENA Hartwig, siehe https://www.instagram.com/beauty/.',
        'Dreht gern mit [anonymisiert], siehe [anonymisiert].',
      ],
      [
        'Anfrage lief über lena.hartwig@mailhaus.example und 0170 / 123 45 67.',
        'Anfrage lief über [anonymisiert] und [anonymisiert].',
      ],
      [
        'Konto DE89 3704 0044 0532 0130 00, markiert als @beauty.',
        'Konto [anonymisiert], markiert als [anonymisiert].',
      ],
      ['Macht Beauty und Mode, @beauty.blog und mail@beauty, instagram.com/beautyful', undefined],
      ['Hartwig Lenard und Lena aus Hamburg, Nummer 01701234567890', undefined],
    ] as const;
    await server.db
      .insertInto('comments')
      .values(pairs.map(([text]) => about(text)))
      .execute();
    const todo = await server.db
      .insertInto('todos')
      .values({ title: 'Beauty-Kampagne: Lena Hartwig anrufen', due_date: '2026-12-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = await server.db
      .insertInto('feedback')
      .values({
        source: 'staff',
        name: 'Jan Petersen',
        title: 'Suche',
        message: 'Die Suche findet @beauty nicht',
        is_anonymous: false,
        created_on: '2026-01-05',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('notifications')
      .values([
        {
          user_id: 9,
          panel: 'agency',
          type: 1,
          message: 'x',
          notification_text: JSON.stringify({ channel: 'beauty', campaign: 'Beauty' }),
        },
      ])
      .execute();
    expect(
      (
        await admin.POST('/influencer/anonymise', {
          body: { influencerId: person.influencerId, confirmation: 'Lena Hartwig' },
        })
      ).response.status,
    ).toBe(200);

    const comments = await server.db
      .selectFrom('comments')
      .select('text')
      .where('subject_id', '=', other.influencerId)
      .orderBy('id')
      .execute();
    expect(comments.map(({ text }) => text)).toEqual(pairs.map(([before, after]) => after ?? before));
    expect(await server.db.selectFrom('todos').select('title').where('id', '=', todo.id).execute()).toEqual([
      { title: 'Beauty-Kampagne: [anonymisiert] anrufen' },
    ]);
    expect(
      await server.db.selectFrom('feedback').select(['name', 'message']).where('id', '=', entry.id).execute(),
    ).toEqual([{ name: 'Jan Petersen', message: 'Die Suche findet [anonymisiert] nicht' }]);
    const notices = await server.db.selectFrom('notifications').select('notification_text').execute();
    expect(notices.map((each) => each.notification_text)).toContainEqual({
      channel: '[anonymisiert]',
      campaign: 'Beauty',
    });
    expect(
      (await server.db.selectFrom('influencers').select('surname').where('id', '=', other.influencerId).execute())[0]
        ?.surname,
    ).toBe('Beauty');
  });

  test('who has open work in a running campaign is not made anonymous', async () => {
    const person = await added({ ...lena, channels: [{ url: 'instagram.com/lena' }] });
    await inCampaign(person, { state: 3, content_status: 'Offen' });
    const answer = await admin.POST('/influencer/anonymise', {
      body: { influencerId: person.influencerId, confirmation: 'Lena Hartwig' },
    });
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      error: 'influencerInUse',
      data: [{ campaigns: ['Sommerfrische'] }],
    });
  });

  test('a person gets everything that is stored, as a file; asking for it is written down', async () => {
    const person = await added({
      ...lena,
      channels: [{ url: 'instagram.com/lena', followers: 10, prices: [{ service: 'Post', price: 900 }] }],
    });
    const { influencerId } = person;
    const { id } = await inCampaign(person, { state: 1 });
    expect(
      (await admin.POST('/campaign/v1/deleteCompaignInfluencer', { body: { compaignInfluencerId: [id] } })).response
        .status,
    ).toBe(200);
    const { data, response } = await admin.POST('/influencer/dataExport', { body: { influencerId }, parseAs: 'text' });
    expect(response.headers.get('content-disposition')).toContain(`Datenauskunft-${influencerId}.json`);
    expect(JSON.parse(String(data))).toMatchObject({
      person: { surname: 'Hartwig', iban: 'DE89370400440532013000', consentSource: 'Anmeldeformular' },
      channels: [
        {
          handle: 'lena',
          prices: [{ service: 'Post', price: 900 }],
          followerHistory: [{ followers: 10, source: 'byHand' }],
        },
      ],
      campaigns: [],
      removedFromCampaigns: [{ campaign: 'Sommerfrische', handle: 'lena' }],
    });
    const log = await server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id'])
      .where('operation', '=', 'exportInfluencerData')
      .executeTakeFirst();
    expect(log).toEqual({ action: 5, entity_id: influencerId });
  });
});
