import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

interface Search {
  search?: string;
  sortBy?: 'createdAt' | 'name' | 'followers' | 'engagementRate' | 'averageRating' | 'city' | 'price';
  sort?: 'ASC' | 'DESC';
  pageNumber?: number;
  pageSize?: number;
  filters?: Record<string, unknown>;
}

describeOnEachDatabase('influencers', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    manager = await server.as('manager');
  });
  afterAll(() => server.stop());

  const page = async (body: Search, client = manager) => {
    const { data, error } = await client.POST('/influencer/advancedSearch', { body: body as never });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const handles = async (body: Search, client = manager) => (await page(body, client)).content.map((row) => row.handle);

  test('the list has one row a channel, newest first, with the other channels of the person [R-CALL-071] [R-CONST-004] [R-CONST-001]', async () => {
    const { content, totalElements, size, number, totalPages } = await page({});
    expect(content.map((row) => row.handle)).toEqual([
      '@lenahartwig',
      'lenahartwig',
      'Mehmet kocht',
      'www.sophie-schreibt.example',
      'nicozaugg',
    ]);
    expect({ totalElements, size, number, totalPages }).toEqual({
      totalElements: 5,
      size: 10,
      number: 0,
      totalPages: 1,
    });
    expect(content[1]).toEqual({
      influencerId: people.lena.id,
      channelId: people.lena.instagram,
      platform: 'Instagram',
      type: 'instagram',
      channelUrl: 'https://www.instagram.com/lenahartwig',
      handle: 'lenahartwig',
      title: null,
      firstName: 'Lena',
      surname: 'Hartwig',
      picture: '/media/lena.svg',
      followers: 128_412,
      engagementRate: 4.82,
      averageRating: 4.6,
      ratingCount: 38,
      country: 'DE',
      city: 'Hamburg',
      categories: [1, 3],
      price: 1_850,
      currencyCode: 'EUR',
      isTrusted: true,
      management: null,
      active: true,
      bookmarked: false,
      otherChannels: [{ channelId: people.lena.tiktok, platform: 'TikTok', followers: 86_130 }],
      createdAt: expect.any(String),
      growth: null,
      status: 1,
      gender: null,
      ageGroup: null,
    });
  });

  test('findAllInfluencers pages and sorts without filters [R-CALL-069]', async () => {
    const query = { pageNumber: 1, pageSize: 2, sortBy: 'followers', sort: 'DESC' } as const;
    const { data } = await manager.GET('/findAllInfluencers', { params: { query } });
    expect(data?.data.content.map((row) => row.followers)).toEqual([86_130, 67_215]);
    expect(data?.data.totalPages).toBe(3);
  });

  test.each([
    ['Yildirim', ['Mehmet kocht']],
    ['YILDIRIM mehmet', ['Mehmet kocht']],
    ['Brandstaetter', ['www.sophie-schreibt.example']],
    ['brandstatter', ['www.sophie-schreibt.example']],
    ['@lenahart', ['@lenahartwig', 'lenahartwig']],
    ['nico.zaugg@example', ['nicozaugg']],
    ['https://www.instagram.com/lenahartwig/?hl=de', ['@lenahartwig', 'lenahartwig']],
    ['Lena Zaugg', []],
    ['100%', []],
    ['_', []],
    ["'; drop table influencers; --", []],
  ])('search for %s by name, handle, address or mail, whatever the spelling of umlauts', async (search, expected) => {
    expect(await handles({ search })).toEqual(expected);
    expect((await page({ search })).totalElements).toBe(expected.length);
  });

  test.each([
    [{ platforms: ['Instagram', 'Twitch'] }, ['lenahartwig', 'nicozaugg']],
    [{ followersFrom: 86_130, followersTo: 128_412 }, ['@lenahartwig', 'lenahartwig']],
    [{ countries: ['AU'] }, ['www.sophie-schreibt.example']],
    [{ categories: [3] }, ['@lenahartwig', 'lenahartwig', 'www.sophie-schreibt.example']],
    [{ ratingFrom: 4.5, trusted: true }, ['@lenahartwig', 'lenahartwig', 'Mehmet kocht']],
    [{ buyOut: true }, ['Mehmet kocht']],
    [{ trusted: false }, ['www.sophie-schreibt.example', 'nicozaugg']],
  ])('filter %j', async (filters, expected) => {
    expect(await handles({ filters })).toEqual(expected);
    expect((await page({ filters })).totalElements).toBe(expected.length);
  });

  test('own bookmarks are marked and can be filtered; those of others count for nothing', async () => {
    await server.db
      .insertInto('bookmarks')
      .values({ user_id: testUsers.manager.id, channel_id: people.nico.twitch })
      .execute();
    expect(await handles({ filters: { bookmarked: true } })).toEqual(['nicozaugg']);
    expect((await page({ filters: { bookmarked: false } })).totalElements).toBe(4);
    expect(await handles({ filters: { bookmarked: true } }, await server.as('admin'))).toEqual([]);
  });

  test.each([
    ['name', ['Brandstätter', 'Hartwig', 'Hartwig', 'Yıldırım', 'Zaugg']],
    ['followers', ['Yıldırım', 'Hartwig', 'Hartwig', 'Zaugg', 'Brandstätter']],
    ['engagementRate', ['Hartwig', 'Yıldırım', 'Hartwig', 'Zaugg', 'Brandstätter']],
    ['averageRating', ['Yıldırım', 'Hartwig', 'Hartwig', 'Zaugg', 'Brandstätter']],
    ['price', ['Yıldırım', 'Hartwig', 'Zaugg', 'Hartwig', 'Brandstätter']],
  ] as const)('sort by %s, unknown values last', async (sortBy, expected) => {
    expect((await page({ sortBy })).content.map((row) => row.surname)).toEqual(expected);
  });

  test('unknown values stay last when the order is turned round', async () => {
    expect((await page({ sortBy: 'price', sort: 'ASC' })).content.map((row) => row.price)).toEqual([
      1_250,
      1_450,
      1_850,
      4_200,
      null,
    ]);
  });

  test('the region of the user filters by country until countries are chosen', async () => {
    await server.db.updateTable('users').set({ default_region_id: 3 }).where('id', '=', testUsers.manager.id).execute();
    expect(await handles({})).toEqual(['www.sophie-schreibt.example']);
    expect(await handles({ filters: { countries: ['CH'] } })).toEqual(['nicozaugg']);
    await server.db.updateTable('users').set({ default_region_id: 1 }).where('id', '=', testUsers.manager.id).execute();
    expect((await page({})).totalElements).toBe(5);
  });

  test('a management sees its own influencers only, and no prices', async () => {
    const management = await server.as('management');
    const { content, totalElements } = await page({ sortBy: 'price', sort: 'ASC' }, management);
    expect(content.map((row) => [row.surname, row.price])).toEqual([['Yıldırım', null]]);
    expect(totalElements).toBe(1);
    expect(await handles({ search: 'Lena' }, management)).toEqual([]);
    const exported = await management.POST('/influencer/export', {
      body: { format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(exported.response.status).toBe(403);
  });

  test('brands and testers are rejected, and so are visitors [R-PERM-001]', async () => {
    for (const name of ['brand', 'tester'] as const) {
      const { response } = await (
        await server.as(name)
      ).POST('/influencer/advancedSearch', { body: { pageNumber: 0, pageSize: 10 } });
      expect(response.status).toBe(403);
    }
    expect(
      (await server.client().POST('/influencer/advancedSearch', { body: { pageNumber: 0, pageSize: 10 } })).response
        .status,
    ).toBe(401);
  });

  test.each([
    [{ filters: { platforms: ['MySpace'] } }, 'filters.platforms'],
    [{ filters: { followersFrom: -1 } }, 'filters.followersFrom'],
    [{ filters: { followersFrom: 2_147_483_648 } }, 'filters.followersFrom'],
    [{ filters: { followersTo: 2_147_483_648 } }, 'filters.followersTo'],
    [{ filters: { categories: [2_147_483_648] } }, 'filters.categories'],
    [{ filters: { countries: ['AT'] } }, 'filters.countries'],
    [{ filters: { ratingFrom: '4' } }, 'filters.ratingFrom'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageNumber: -1 }, 'pageNumber'],
    [{ sortBy: 'iban' }, 'sortBy'],
    [{ roleId: 1 }, 'roleId'],
  ])('wrong value %j is named', async (body, field) => {
    const { response, error } = await manager.POST('/influencer/advancedSearch', { body: body as never });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.some((each) => each.field.startsWith(field))).toBe(true);
  });
});
