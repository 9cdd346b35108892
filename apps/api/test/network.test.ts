import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { addPerson, offerChannel } from './kit/peopleFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('the brand network', (database) => {
  let server: TestServer;
  let brand: ApiClient;
  let people: InfluencerFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    brand = await server.as('brand');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('people').execute();
    await server.db.updateTable('channels').set({ network_consent_on: null, active: true }).execute();
    await server.db.updateTable('influencers').set({ status: 1, block_reason: null, blocked_at: null }).execute();
  });
  afterAll(() => server.stop());

  const page = (kind: 'model' | 'creator' | 'channel', filters = {}, more = {}) =>
    brand.POST('/network/getWithPagination', { body: { kind, filters, ...more } });
  const namesOf = async (...asked: Parameters<typeof page>) =>
    (await page(...asked)).data?.data.content.map(({ name }) => name);
  const person = (publicId: string, client = brand) =>
    client.GET('/network/getById/{publicId}', { params: { path: { publicId } } });

  test('only those are shown who agreed, are checked and neither archived nor blocked [R-ROUTE-011]', async () => {
    const shown = await addPerson(server.db, { first_name: 'Jule', surname: 'Sommerfeld' });
    const hidden = await Promise.all([
      addPerson(server.db, { first_name: 'Ole', state: 'checked' }),
      addPerson(server.db, { first_name: 'Ida', state: 'new', network_consent_on: null }),
      addPerson(server.db, { first_name: 'Ben', state: 'blocked' }),
      addPerson(server.db, { first_name: 'Pia', archived: true }),
    ]);
    expect(await namesOf('creator')).toEqual(['Jule S.']);
    expect(await namesOf('model')).toEqual([]);
    expect((await person(shown.public_id)).data?.data.name).toBe('Jule S.');
    for (const { public_id } of [...hidden, { public_id: NOBODY }])
      expect((await person(public_id)).response.status).toBe(404);
    expect((await server.client().GET('/network/getSample')).data?.data.creators.map(({ name }) => name)).toEqual([
      'Jule S.',
    ]);
  });

  test('a card says neither surname, contact, price nor exact followers', async () => {
    const { public_id } = await addPerson(server.db, {
      surname: 'Lindner',
      email: 'nora@example.com',
      mobile: '+491701234567',
      dob: '1996-04-02',
      address: 'Geheime Gasse 1',
      price: 777,
      day_price: 777,
      notes: 'schwierig',
      city: 'Köln',
      country: 'DE',
      categories: [3],
      channels: JSON.stringify([
        { platform: 'TikTok', followers: 12_345 },
        { platform: 'Instagram', followers: 98_765 },
      ]),
      followers: 98_765,
    });
    const answers = [await page('creator'), await person(public_id), await server.client().GET('/network/getSample')];
    for (const { data } of answers)
      expect(JSON.stringify(data).replaceAll(public_id, '')).not.toMatch(
        /Lindner|example\.com|170|Gasse|777|schwierig|1996|98765|12345/,
      );
    expect(answers[0]?.data?.data).toMatchObject({
      content: [
        {
          name: 'Nora L.',
          city: 'Köln',
          ageBand: 'age25To34',
          platforms: [
            { platform: 'Instagram', followers: 99_000 },
            { platform: 'TikTok', followers: 12_000 },
          ],
          categories: [3],
        },
      ],
    });
    expect((await server.client().GET('/network/getSample')).data?.data.creators).toEqual([
      {
        name: 'Nora L.',
        categories: [3],
        platforms: [
          { platform: 'Instagram', followers: { from: 50_000, to: 100_000 } },
          { platform: 'TikTok', followers: { from: 10_000, to: 50_000 } },
        ],
      },
    ]);
  });

  test('a channel is offered while it and its person are active, and shows no handle', async () => {
    expect(await namesOf('channel')).toEqual([]);
    const publicId = await offerChannel(server.db, people.lena.instagram);
    const { data } = await page('channel');
    expect(data?.data.content).toMatchObject([{ publicId, kind: 'channel', languages: [] }]);
    const { handle, surname } = await server.db
      .selectFrom('channels as c')
      .innerJoin('influencers as i', 'i.id', 'c.influencer_id')
      .select(['c.handle', 'i.surname'])
      .where('c.id', '=', people.lena.instagram)
      .executeTakeFirstOrThrow();
    const texts = JSON.stringify([
      data,
      (await person(publicId)).data,
      (await server.client().GET('/network/getSample')).data,
    ]);
    expect([texts.includes(handle), texts.includes(surname)]).toEqual([false, false]);
    await server.db
      .updateTable('influencers')
      .set({ status: 2, block_reason: 'Sagt ab', blocked_at: new Date() })
      .where('id', '=', people.lena.id)
      .execute();
    expect([await namesOf('channel'), (await person(publicId)).response.status]).toEqual([[], 404]);
    await server.db.updateTable('influencers').set({ status: 1, block_reason: null, blocked_at: null }).execute();
    await server.db.updateTable('channels').set({ active: false }).where('id', '=', people.lena.instagram).execute();
    expect(await namesOf('channel')).toEqual([]);
  });

  test('staff say since when a channel is offered; a management and a future day are rejected', async () => {
    const { id: influencerId, instagram: channelId } = people.lena;
    const staff = await server.as('manager');
    const recordOf = async () => {
      const { data } = await staff.GET('/influencer/{influencerId}/edit', { params: { path: { influencerId } } });
      const channel = data?.data.channels.find((each) => each.channelId === channelId);
      if (channel === undefined) throw new Error('The channel is gone.');
      return channel;
    };
    const offer = async (networkConsentOn: string | null, client = staff) => {
      const { url, platform, updatedAt } = await recordOf();
      return client.POST('/influencer/{influencerId}/channels', {
        params: { path: { influencerId } },
        body: { channelId, updatedAt, url, platform, networkConsentOn },
      });
    };
    expect((await offer('2999-01-01')).error?.fieldErrors).toEqual([{ field: 'networkConsentOn', key: 'futureDate' }]);
    await server.db
      .updateTable('influencers')
      .set({ management: 'Nordlicht Management' })
      .where('id', '=', influencerId)
      .execute();
    expect((await offer('2026-03-01', await server.as('management'))).error?.fieldErrors).toEqual([
      { field: 'networkConsentOn', key: 'notYours' },
    ]);
    expect(await namesOf('channel')).toEqual([]);
    expect((await offer('2026-03-01')).response.status).toBe(200);
    expect([(await recordOf()).networkConsentOn, (await namesOf('channel'))?.length]).toEqual(['2026-03-01', 1]);
    await offer(null);
    expect(await namesOf('channel')).toEqual([]);
  });

  test('filters narrow by everything of the sheet, and the order never reveals a surname', async () => {
    await addPerson(server.db, {
      first_name: 'Anna',
      surname: 'Zett',
      gender: 'female',
      dob: '1990-05-05',
      country: 'DE',
      has_children: true,
      pets: ['dog'],
      languages: ['de', 'en'],
      categories: [3],
      followers: 500,
      channels: '[{"platform":"TikTok","followers":500}]',
    });
    await addPerson(server.db, {
      first_name: 'Anna',
      surname: 'Ahorn',
      gender: 'divers',
      dob: '2004-05-05',
      country: 'CH',
      has_children: false,
      pets: ['cat'],
      languages: ['fr'],
      categories: [5],
      followers: 90_000,
      channels: '[{"platform":"YouTube","followers":90000}]',
    });
    const found = async (filters: object) => (await namesOf('creator', filters, { sortBy: 'name' }))?.join();
    expect(await found({})).toBe('Anna A.,Anna Z.');
    const first: readonly object[] = [
      { categories: [3, 4] },
      { platforms: ['TikTok'] },
      { followersTo: 1000 },
      { countries: ['DE'] },
      { ageBands: ['age35To44'] },
      { genders: ['female'] },
      { hasChildren: true },
      { pets: ['dog', 'horse'] },
      { languages: ['en'] },
    ];
    for (const filters of first) expect([filters, await found(filters)]).toEqual([filters, 'Anna Z.']);
    const second: readonly object[] = [
      { followersFrom: 1000 },
      { ageBands: ['until18', 'age18To24'] },
      { hasChildren: false },
    ];
    for (const filters of second) expect([filters, await found(filters)]).toEqual([filters, 'Anna A.']);
    expect(await namesOf('creator', {}, { sortBy: 'followers' })).toEqual(['Anna A.', 'Anna Z.']);
    expect((await page('creator', {}, { pageSize: 1, pageNumber: 1, sortBy: 'name' })).data?.data).toMatchObject({
      totalElements: 2,
      totalPages: 2,
      number: 1,
      content: [{ name: 'Anna Z.' }],
    });
    expect((await page('creator', { priceFrom: 1 })).response.status).toBe(422);
  });

  test('who was invited to a single request, staff and strangers do not look into it', async () => {
    const { public_id } = await addPerson(server.db);
    const restricted = await server.as('brandInvited');
    const calls = (client: ApiClient) =>
      Promise.all([
        client.POST('/network/getWithPagination', { body: { kind: 'creator' } }),
        person(public_id, client),
        client.GET('/network/getRequests/{publicId}', { params: { path: { publicId: public_id } } }),
        client.POST('/network/ask', { body: { publicId: public_id, text: 'Wer ist das?' } }),
      ]);
    for (const client of [restricted, await server.as('manager'), await server.as('management')])
      expect((await calls(client)).map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
    expect((await calls(server.client())).map(({ response }) => response.status)).toEqual([401, 401, 401, 401]);
  });

  test('nobody under age is shown until the birthday comes, neither to brands nor to visitors', async () => {
    const today = berlinDay(server.clock.now());
    const born = (day: string) => `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`.replace('02-29', '02-28');
    const young = await addPerson(server.db, {
      kind: 'model',
      first_name: 'Mia',
      dob: born(berlinDayIn(server.clock.now(), 2)),
    });
    await addPerson(server.db, { kind: 'model', first_name: 'Lou', dob: born(today) });
    await addPerson(server.db, { kind: 'model', first_name: 'Kim', dob: null });
    await offerChannel(server.db, people.lena.instagram);
    const before = await server.db
      .selectFrom('influencers')
      .select('dob')
      .where('id', '=', people.lena.id)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('influencers')
      .set({ dob: born(berlinDayIn(server.clock.now(), 30)) })
      .where('id', '=', people.lena.id)
      .execute();
    expect((await namesOf('model', {}, { sortBy: 'name' }))?.join()).toBe('Kim L.,Lou L.');
    expect(await namesOf('channel')).toEqual([]);
    expect((await person(young.public_id)).response.status).toBe(404);
    expect(
      (await brand.GET('/network/getRequests/{publicId}', { params: { path: { publicId: young.public_id } } })).response
        .status,
    ).toBe(404);
    expect(
      (await brand.POST('/network/ask', { body: { publicId: young.public_id, text: 'Ist Mia frei?' } })).response
        .status,
    ).toBe(404);
    const { data } = await server.client().GET('/network/getSample');
    expect([data?.data.models.map(({ name }) => name).toSorted(), data?.data.channels]).toEqual([
      ['Kim L.', 'Lou L.'],
      [],
    ]);
    await server.db.updateTable('influencers').set(before).where('id', '=', people.lena.id).execute();
  });

  test('visitors get name, range of followers, platforms and categories of each, and not a field more', async () => {
    for (const kind of ['model', 'creator'] as const)
      await addPerson(server.db, {
        kind,
        dob: '1996-04-02',
        city: 'Köln',
        country: 'DE',
        gender: 'female',
        channels: '[{"platform":"TikTok","followers":1200000}]',
        followers: 1_200_000,
      });
    await offerChannel(server.db, people.lena.instagram);
    const { data } = await server.client().GET('/network/getSample');
    const cards = [data?.data.models, data?.data.creators, data?.data.channels].map((each) => each?.[0]);
    for (const card of cards) {
      expect(Object.keys(card ?? {}).toSorted()).toEqual(['categories', 'name', 'platforms']);
      expect(Object.keys(card?.platforms[0] ?? {}).toSorted()).toEqual(['followers', 'platform']);
    }
    expect(cards[0]?.platforms).toEqual([{ platform: 'TikTok', followers: { from: 1_000_000, to: null } }]);
  });

  test('the open overview shows four of a kind at most', async () => {
    for (const followers of [10, 20, 30, 40, 50])
      await addPerson(server.db, { kind: 'model', first_name: `M${followers}`, surname: '', followers });
    expect((await server.client().GET('/network/getSample')).data?.data.models.map(({ name }) => name)).toEqual([
      'M50',
      'M40',
      'M30',
      'M20',
    ]);
  });
});
