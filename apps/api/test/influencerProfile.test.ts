import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('the profile of an influencer', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let manager: ApiClient;
  let management: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    [manager, management] = await Promise.all([server.as('manager'), server.as('management')]);
    await server.db
      .updateTable('influencers')
      .set({
        mobile: '+49 171 3920011',
        dob: '1996-04-18',
        address: 'Elbufer 3, 20457 Hamburg',
        iban: 'DE02 1203 0000 0000 2020 51',
        account_recipient: 'Lena Hartwig',
        nourishment: 'vegetarisch',
        relationship_status: 'verheiratet',
        number_of_children: 2,
        alcohol: 'gelegentlich',
        smartphone: 'iPhone',
        pets: ['Hund'],
        athletic: ['Yoga'],
        mobility: ['Fahrrad'],
        gender: 'female',
      })
      .where('id', '=', people.lena.id)
      .execute();
  });
  afterAll(() => server.stop());

  const profile = async (client: ApiClient, id: number) =>
    (await client.GET('/findInfluencersById/{id}', { params: { path: { id } } })).data?.data;
  const commentsOf = async (client: ApiClient, influencerId: number, query = {}) =>
    (await client.GET('/influencer/{influencerId}/comments', { params: { path: { influencerId }, query } })).data?.data;
  const comment = (client: ApiClient, influencerId: number, text: string) =>
    client.POST('/influencer/{influencerId}/comments', { params: { path: { influencerId } }, body: { text } });

  test('it has identity, profile, place and business fields, and channels with url, followers and price [R-CALL-070] [R-ENT-001] [R-ENT-002] [R-ENT-003] [R-ENT-004] [R-ENT-005]', async () => {
    const lena = await profile(manager, people.lena.id);
    expect(lena).toMatchObject({
      influencerId: people.lena.id,
      userId: null,
      firstName: 'Lena',
      surname: 'Hartwig',
      dob: '1996-04-18',
      mobile: '+49 171 3920011',
      address: 'Elbufer 3, 20457 Hamburg',
      nourishment: 'vegetarisch',
      relationshipStatus: 'verheiratet',
      children: true,
      numberOfChildren: 2,
      alcohol: 'gelegentlich',
      smartphone: 'iPhone',
      pets: ['Hund'],
      athletic: ['Yoga'],
      mobility: ['Fahrrad'],
      country: 'DE',
      cities: 'Hamburg',
      gender: 'female',
      ageGroup: null,
      management: null,
      iban: 'DE02 1203 0000 0000 2020 51',
      accountRecipient: 'Lena Hartwig',
      isImport: false,
      masked: [],
      status: 'active',
    });
    expect(lena?.channels.map(({ channelId, type, channelUrl }) => ({ channelId, type, channelUrl }))[0]).toEqual({
      channelId: people.lena.instagram,
      type: 'instagram',
      channelUrl: 'https://www.instagram.com/lenahartwig',
    });
    expect(lena?.channels[0]?.followers.value).toBe(128_412);
  });

  test('bank account, birthday and address are masked for users who may not edit', async () => {
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Influencer Management')
      .execute();
    const lena = await profile(manager, people.lena.id);
    expect(lena).toMatchObject({
      iban: 'DE••••••••••••••••2051',
      dob: null,
      address: null,
      masked: ['iban', 'dob', 'address'],
    });
    expect(lena?.age).toBeGreaterThan(29);
    expect(JSON.stringify(lena)).not.toContain('1203');
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit', 'export'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'Influencer Management')
      .execute();
  });

  test('what is unknown is null, never 0', async () => {
    const blog = (await profile(manager, people.sophie.id))?.channels[0];
    const unknown = { value: null, source: null, measuredOn: null, isEstimated: false };
    expect(blog).toMatchObject({
      followers: unknown,
      engagementRate: unknown,
      averageLikes: unknown,
      price: null,
      audience: { source: null },
    });
    expect(Object.values(blog?.audience.shares ?? {})).toEqual(Array(12).fill(null));
  });

  test('a management sees its own people with their prices, but not what the agency keeps about them, and nothing of the rest', async () => {
    expect(await profile(management, people.lena.id)).toBeUndefined();
    const own = await profile(management, people.mehmet.id);
    const [price] = await server.db
      .selectFrom('channels')
      .select('default_price')
      .where('influencer_id', '=', people.mehmet.id)
      .execute();
    expect(own?.channels.map((channel) => channel.price)).toEqual([price?.default_price]);
    const path = { influencerId: people.mehmet.id };
    const answers = await Promise.all([
      management.GET('/influencer/{influencerId}/comments', { params: { path } }),
      management.GET('/influencer/{influencerId}/prices', { params: { path } }),
      management.GET('/influencer/{influencerId}/campaigns', { params: { path } }),
      management.GET('/influencer/{influencerId}/ratings', { params: { path } }),
      management.GET('/influencer/{influencerId}/channels', { params: { path: { influencerId: people.lena.id } } }),
      management.GET('/influencer/{influencerId}/prices', { params: { path: { influencerId: people.lena.id } } }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([403, 200, 403, 403, 404, 404]);
  });

  test('channels are listed the largest first, and one is switched off and on [R-CALL-074] [R-CALL-075]', async () => {
    const { data } = await manager.GET('/influencer/{influencerId}/channels', {
      params: { path: { influencerId: people.lena.id } },
    });
    expect(data?.data.map(({ channelId }) => channelId)).toEqual([people.lena.instagram, people.lena.tiktok]);
    const off = await manager.POST('/channelStatusChange', { body: { channelId: people.lena.tiktok, active: false } });
    expect(off.data?.data.active).toBe(false);
    const entries = await server.db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('entity', '=', 'channel')
      .where('entity_id', '=', people.lena.tiktok)
      .execute();
    expect(entries).toEqual([{ action: 3, changes: { active: [true, false] } }]);
    expect(
      (await management.POST('/channelStatusChange', { body: { channelId: people.lena.tiktok, active: true } }))
        .response.status,
    ).toBe(404);
    await manager.POST('/channelStatusChange', { body: { channelId: people.lena.tiktok, active: true } });
  });

  test('comments are written, changed within the hour, paged and removed [R-CALL-073]', async () => {
    const first = (await comment(manager, people.nico.id, '  Antwortet schnell.\nGern wieder. ')).data?.data;
    expect(first).toMatchObject({
      text: 'Antwortet schnell.\nGern wieder.',
      side: 'agency',
      audience: 'internal',
      role: 9,
      isOwn: true,
      mayEdit: true,
      editedAt: null,
    });
    const second = (await comment(manager, people.nico.id, '👍')).data?.data;
    const page = await commentsOf(manager, people.nico.id, { pageSize: 1 });
    expect(page).toMatchObject({ hasOlder: true, totalElements: 2, content: [{ commentId: second?.commentId }] });
    expect((await commentsOf(manager, people.nico.id, { before: second?.commentId }))?.content).toMatchObject([
      { commentId: first?.commentId },
    ]);

    const commentId = first?.commentId ?? 0;
    const change = { commentId, text: 'Antwortet am selben Tag.' };
    expect((await manager.POST('/influencer/comments/update', { body: change })).data?.data).toMatchObject({
      text: change.text,
      editedAt: expect.any(String),
    });
    const admin = await server.as('admin');
    expect((await admin.POST('/influencer/comments/update', { body: change })).response.status).toBe(403);
    await server.db
      .updateTable('comments')
      .set({ created_at: new Date(Date.now() - 61 * 60_000) })
      .where('id', '=', commentId)
      .execute();
    expect((await manager.POST('/influencer/comments/update', { body: change })).error).toMatchObject({
      error: 'commentTooOld',
    });

    expect((await admin.POST('/influencer/comments/delete', { body: { commentId } })).response.status).toBe(200);
    expect((await manager.POST('/influencer/comments/delete', { body: { commentId } })).response.status).toBe(404);
    expect((await commentsOf(manager, people.nico.id))?.content.map(({ text }) => text)).toEqual(['👍']);
  });

  test('a comment of another user is not removed by who is no admin', async () => {
    const admin = await server.as('admin');
    const { data } = await comment(admin, people.nico.id, 'Vom Admin.');
    expect(
      (await manager.POST('/influencer/comments/delete', { body: { commentId: data?.data.commentId ?? 0 } })).response
        .status,
    ).toBe(403);
  });

  test.each([
    ['   ', 'required'],
    ['Hallo <img src=x onerror=alert(1)>', 'containsHtml'],
    ['Preis &lt; 500', 'htmlCharacterEntityValue'],
    ['x'.repeat(2001), 'tooLong'],
  ])('the comment %j is rejected', async (text, key) => {
    const { error } = await comment(manager, people.nico.id, text);
    expect(error?.fieldErrors).toEqual([{ field: 'text', key }]);
  });

  test('a rating joins the earlier ones of which only the average is known, and a second one replaces the first', async () => {
    const rate = async (client: ApiClient, stars: number, text = '') =>
      (
        await client.POST('/influencer/{influencerId}/ratings', {
          params: { path: { influencerId: people.mehmet.id } },
          body: { stars, text },
        })
      ).data?.data;
    expect(await rate(manager, 1, 'Zu spät geliefert.')).toMatchObject({
      ratingCount: 62,
      averageRating: 4.84,
      content: [{ stars: 1, text: 'Zu spät geliefert.', isOwn: true }],
    });
    expect(await rate(manager, 5)).toMatchObject({ ratingCount: 62, averageRating: 4.9 });
    expect((await profile(manager, people.mehmet.id))?.ratingCount).toBe(62);
    const html = await manager.POST('/influencer/{influencerId}/ratings', {
      params: { path: { influencerId: people.mehmet.id } },
      body: { stars: 3, text: '<b>toll</b>' },
    });
    expect(html.error?.fieldErrors).toEqual([{ field: 'text', key: 'containsHtml' }]);
  });

  test('the trusted mark is set once, with a line in the history', async () => {
    const mark = (isTrusted: boolean) =>
      manager.POST('/influencer/trustedChange', { body: { influencerId: people.nico.id, isTrusted } });
    await mark(true);
    await mark(true);
    expect((await profile(manager, people.nico.id))?.isTrusted).toBe(true);
    const lines = await server.db
      .selectFrom('history')
      .select('changes')
      .where('entity', '=', 'influencer')
      .where('entity_id', '=', people.nico.id)
      .execute();
    expect(lines).toEqual([{ changes: { isTrusted: [false, true] } }]);
  });

  test('the price list shows what a service costs and did cost', async () => {
    const price = {
      channel_id: people.lena.instagram,
      service: 'Story',
      currency_code: 'EUR',
      created_by: testUsers.manager.id,
    } as const;
    await server.db
      .insertInto('channel_prices')
      .values([
        {
          ...price,
          price: 600,
          valid_from: '2026-01-01',
          valid_until: '2026-05-31',
          created_at: new Date('2026-01-01'),
          replaced_at: new Date('2026-06-01'),
        },
        { ...price, price: 690, valid_from: '2026-06-01', created_at: new Date('2026-06-01') },
      ])
      .execute();
    const { data } = await manager.GET('/influencer/{influencerId}/prices', {
      params: { path: { influencerId: people.lena.id } },
    });
    expect(data?.data.filter(({ service }) => service === 'Story')).toEqual([
      {
        channelId: people.lena.instagram,
        platform: 'Instagram',
        service: 'Story',
        price: 690,
        currencyCode: 'EUR',
        validFrom: '2026-06-01',
        validUntil: null,
        earlier: [{ price: 600, currencyCode: 'EUR', validFrom: '2026-01-01', validUntil: '2026-05-31' }],
      },
    ]);
  });

  test('campaigns come with cost and key figures, unknown ones as null, those of another region not at all', async () => {
    const campaign = { customer_id: 1, status: 3, start_date: '2026-09-01' } as const;
    const [own, foreign] = await server.db
      .insertInto('campaigns')
      .values([
        { ...campaign, name: 'Herbstzauber' },
        { ...campaign, name: 'Schweiz', region_id: 4 },
      ])
      .returning('id')
      .execute();
    const entry = {
      influencer_id: people.lena.id,
      channel_id: people.lena.instagram,
      platform: 'Instagram',
      state: 3,
      followers: 128_412,
    } as const;
    await server.db
      .insertInto('campaign_entries')
      .values([
        { ...entry, campaign_id: own?.id ?? 0, pre_budget: 900, final_budget: 1_000, clicks: 2_500 },
        { ...entry, campaign_id: foreign?.id ?? 0 },
      ])
      .execute();
    const { data } = await manager.GET('/influencer/{influencerId}/campaigns', {
      params: { path: { influencerId: people.lena.id } },
    });
    expect(data?.data.content.find(({ name }) => name === 'Herbstzauber')).toMatchObject({
      customer: 'Alpenglück GmbH',
      cost: 1_000,
      cpc: 0.4,
      tkp: 7.79,
      tkpBasis: 'followers',
      cpv: null,
      cpo: null,
      engagementRate: null,
      views: null,
    });
    await server.db.updateTable('users').set({ default_region_id: 2 }).where('id', '=', testUsers.manager.id).execute();
    const narrowed = await manager.GET('/influencer/{influencerId}/campaigns', {
      params: { path: { influencerId: people.lena.id } },
    });
    expect(narrowed.data?.data).toMatchObject({ totalElements: 1, content: [{ name: 'Herbstzauber' }] });
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
  });
});
