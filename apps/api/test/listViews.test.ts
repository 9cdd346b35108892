import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { up as renameColumns } from '../src/platform/database/migrations/0075_names_in_list_views.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('list views', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
  });
  beforeEach(() => server.db.deleteFrom('saved_searches').execute());
  afterAll(() => server.stop());

  const viewOf = async (listId: 'influencers' | 'campaigns', client = manager) => {
    const { data } = await client.GET('/listView/{listId}', { params: { path: { listId } } });
    return data?.data;
  };
  const names = async (client = manager) =>
    (await viewOf('influencers', client))?.savedSearches.map(({ name }) => name);
  const add = (name: string, client = manager, listId: 'influencers' | 'campaigns' = 'influencers') =>
    client.POST('/listView/savedSearch/add', { body: { listId, name, query: '?platform=instagram&q=k%C3%B6ln' } });
  const added = async (name: string) => (await add(name)).data?.data.savedSearchId ?? 0;

  test('searches are saved by list and by name, in alphabetical order', async () => {
    await add('  Wien ab 50.000 ');
    await add('Ältere');
    await add('Bartträger');
    await add('Herbst', manager, 'campaigns');
    expect(await names()).toEqual(['Ältere', 'Bartträger', 'Wien ab 50.000']);
    expect((await viewOf('campaigns'))?.savedSearches).toEqual([
      { savedSearchId: expect.any(Number), name: 'Herbst', query: '?platform=instagram&q=k%C3%B6ln' },
    ]);
  });

  test('a name is taken once a list, whatever its case, and is no empty text', async () => {
    await add('Köche');
    const other = await added('Bäcker');
    for (const { response, error } of [
      await add('KÖCHE'),
      await manager.POST('/listView/savedSearch/update', { body: { savedSearchId: other, name: 'köche' } }),
    ]) {
      expect(response.status).toBe(422);
      expect(error?.fieldErrors).toEqual([{ field: 'name', key: 'savedSearchNameTaken' }]);
    }
    expect((await add('   ')).error?.fieldErrors).toEqual([{ field: 'name', key: 'required' }]);
    expect((await add('Köche', await server.as('admin'))).response.status).toBe(200);
  });

  test('the 51st search of a list is rejected, also when two arrive at the same moment', async () => {
    const rows = Array.from({ length: 49 }, (_, index) => ({
      user_id: testUsers.manager.id,
      list_id: 'influencers',
      name: `Suche ${index}`,
      query: '',
    }));
    await server.db.insertInto('saved_searches').values(rows).execute();
    const answers = await Promise.all([add('eine'), add('noch eine')]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({
      error: 'tooManySavedSearches',
      data: { most: 50 },
    });
  });

  test('a brand keeps the columns of its lists, and no searches', async () => {
    const brand = await server.as('brand');
    const hiddenColumns = ['budget', 'changed'];
    const kept = await brand.POST('/listView/columns/save', {
      body: { listId: 'brandCampaignRequests', hiddenColumns },
    });
    expect(kept.response.status).toBe(200);
    const { data } = await brand.GET('/listView/{listId}', { params: { path: { listId: 'brandCampaignRequests' } } });
    expect(data?.data).toEqual({ savedSearches: [], hiddenColumns });
    const others = await manager.GET('/listView/{listId}', { params: { path: { listId: 'brandCampaignRequests' } } });
    expect(others.data?.data.hiddenColumns).toBeNull();
    expect((await add('Wien', brand)).response.status).toBe(403);
    const tester = await server.as('tester');
    expect(
      (await tester.POST('/listView/columns/save', { body: { listId: 'brandCampaignRequests', hiddenColumns } }))
        .response.status,
    ).toBe(403);
  });

  test('name and query change one by one, and a search can be given up', async () => {
    const savedSearchId = await added('Köche');
    await manager.POST('/listView/savedSearch/update', { body: { savedSearchId, name: 'Köchinnen' } });
    await manager.POST('/listView/savedSearch/update', { body: { savedSearchId, query: '?trusted=1' } });
    expect((await viewOf('influencers'))?.savedSearches).toEqual([
      { savedSearchId, name: 'Köchinnen', query: '?trusted=1' },
    ]);
    await manager.POST('/listView/savedSearch/delete', { body: { savedSearchId } });
    expect(await names()).toEqual([]);
  });

  test('searches of others do not exist', async () => {
    const savedSearchId = await added('Köche');
    const admin = await server.as('admin');
    expect(await names(admin)).toEqual([]);
    expect(
      (await admin.POST('/listView/savedSearch/update', { body: { savedSearchId, name: 'Meine' } })).response.status,
    ).toBe(404);
    expect((await admin.POST('/listView/savedSearch/delete', { body: { savedSearchId } })).response.status).toBe(404);
    expect(await names()).toEqual(['Köche']);
  });

  test('hidden columns are saved by user and list; without a choice the list decides', async () => {
    const save = (hiddenColumns: string[]) =>
      manager.POST('/listView/columns/save', { body: { listId: 'influencers', hiddenColumns } });
    expect((await viewOf('influencers'))?.hiddenColumns).toBeNull();
    await save(['city', 'price']);
    await save(['city']);
    expect((await viewOf('influencers'))?.hiddenColumns).toEqual(['city']);
    expect((await viewOf('campaigns'))?.hiddenColumns).toBeNull();
    expect((await viewOf('influencers', await server.as('admin')))?.hiddenColumns).toBeNull();
    expect((await save(['a b'])).response.status).toBe(422);
  });

  test('the channels of campaigns are a list for each pipeline state', async () => {
    await manager.POST('/listView/columns/save', { body: { listId: 'campaignBooked', hiddenColumns: ['clicks'] } });
    const hidden = async (listId: 'campaignAcquisition' | 'campaignInterested' | 'campaignBooked') =>
      (await manager.GET('/listView/{listId}', { params: { path: { listId } } })).data?.data.hiddenColumns;
    expect([
      await hidden('campaignAcquisition'),
      await hidden('campaignInterested'),
      await hidden('campaignBooked'),
    ]).toEqual([null, null, ['clicks']]);
  });

  test('a list that does not exist is named', async () => {
    const { response } = await manager.GET('/listView/{listId}', { params: { path: { listId: 'salaries' as never } } });
    expect(response.status).toBe(422);
  });

  test('searches and columns of the time when lists had the names of the wire go on working', async () => {
    const query = (sort: string) => `?status=4&sort=${sort}&page=2`;
    const save = (name: string, sort: string) =>
      manager.POST('/listView/savedSearch/add', { body: { listId: 'campaigns', name, query: query(sort) } });
    await save('A', '-kampagnenname');
    await save('B', 'startdatum');
    await save('C', 'budget');
    const hiddenColumns = ['startdatum', 'budget', 'kundenname'];
    await manager.POST('/listView/columns/save', { body: { listId: 'campaigns', hiddenColumns } });
    await renameColumns(server.db as unknown as Kysely<unknown>);
    const view = await viewOf('campaigns');
    expect(view?.savedSearches.map((each) => each.query)).toEqual(['-name', 'startDate', 'budget'].map(query));
    expect(view?.hiddenColumns).toEqual(['startDate', 'budget', 'customerName']);
  });
});
