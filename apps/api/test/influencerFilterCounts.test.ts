import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type InfluencerFixture, insertInfluencers } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type CountSearch = components['schemas']['InfluencerCountSearch'];

const OPTIONS = ['trusted', 'buyOut', 'hasManagement', 'bookmarked'] as const;

describeOnEachDatabase('counts beside filters of the influencer list', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let people: InfluencerFixture;

  const countsOf = async (body: CountSearch, client = manager) => {
    const { data, error } = await client.POST('/influencer/filterCounts', { body });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const totalOf = async (body: CountSearch) =>
    (await manager.POST('/influencer/advancedSearch', { body })).data?.data.totalElements;

  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    people = await insertInfluencers(server.db);
    await server.db
      .insertInto('bookmarks')
      .values([
        { user_id: testUsers.manager.id, channel_id: people.sophie.blog },
        { user_id: testUsers.admin.id, channel_id: people.lena.tiktok },
      ])
      .execute();
  });
  afterAll(() => server.stop());

  test('every channel counts, and bookmarks of the caller alone', async () => {
    expect(await countsOf({})).toEqual({ trusted: 3, buyOut: 1, hasManagement: 1, bookmarked: 1 });
  });

  test.each<CountSearch>([
    {},
    { filters: { platforms: ['Instagram', 'YouTube'] } },
    { filters: { trusted: true } },
    { filters: { trusted: true, buyOut: true, countries: ['DE'] } },
    { filters: { hasManagement: false } },
    { filters: { bookmarked: true } },
    { filters: { followersFrom: 100_000, ratingFrom: 4 } },
    { search: 'lena' },
    { search: 'hatrwig' },
    { search: 'Hartvig', filters: { countries: ['DE'] } },
    { search: 'nobody at all' },
  ])('each is what the list would find with it, beside %j', async (body) => {
    const counts = await countsOf(body);
    for (const option of OPTIONS) {
      expect({ [option]: counts[option] }).toEqual({
        [option]: await totalOf({ ...body, filters: { ...body.filters, [option]: true } }),
      });
    }
  });

  test('what is written counts at once', async () => {
    await server.db.updateTable('influencers').set({ is_trusted: true }).where('id', '=', people.nico.id).execute();
    expect((await countsOf({})).trusted).toBe(4);
    await server.db.updateTable('influencers').set({ is_trusted: false }).where('id', '=', people.nico.id).execute();
    expect((await countsOf({})).trusted).toBe(3);
  });

  test('a management counts its own people only, and a brand nobody', async () => {
    expect(await countsOf({}, await server.as('management'))).toEqual({
      trusted: 1,
      buyOut: 1,
      hasManagement: 1,
      bookmarked: 0,
    });
    expect((await (await server.as('brand')).POST('/influencer/filterCounts', { body: {} })).response.status).toBe(403);
  });

  test.each<[object, string]>([
    [{ filters: { followersFrom: -1 } }, 'filters.followersFrom'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ pageNumber: 1 }, 'pageNumber'],
  ])('wrong input %j is named', async (body, field) => {
    const { response, error } = await manager.POST('/influencer/filterCounts', { body: body as never });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors?.map((each) => each.field)).toEqual([field]);
  });
});
