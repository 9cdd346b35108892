import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { insertInfluencers, type InfluencerFixture } from './kit/influencerFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('bookmarks', (database) => {
  let server: TestServer;
  let people: InfluencerFixture;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    people = await insertInfluencers(server.db);
    manager = await server.as('manager');
  });
  beforeEach(() => server.db.deleteFrom('bookmarks').execute());
  afterAll(() => server.stop());

  /** The object as the browser sends it, placeholders included. */
  const bookMark = (channelId: number | string) => ({
    emailId: testUsers.manager.email,
    influencersId: 0,
    loginUser: testUsers.manager.id,
    platform: 'instagram',
    channelId,
    userId: 0,
  });
  const add = (client: ApiClient, channelId: number | string) =>
    client.POST('/addBookMarkFunctionality', { body: bookMark(channelId) });
  const listOf = async (client: ApiClient, email: string) =>
    (await client.GET('/fetchEachBookMarkData/{email}', { params: { path: { email } } })).data?.data;

  test('a bookmarked channel is in the watch list with every field of the contract [R-CALL-077] [R-CALL-080] [R-CALL-117] [R-ENT-035] [R-ENT-038] [R-SEL-015]', async () => {
    const { data } = await add(manager, people.lena.instagram);
    expect(data?.data).toEqual({
      influencerId: people.lena.id,
      channelId: people.lena.instagram,
      type: 'instagram',
      channelUrl: 'https://www.instagram.com/lenahartwig',
      title: null,
      titleName: 'Lena Hartwig',
      docPath: null,
      socialMediaProfile: '/media/lena.svg',
      activee: 1,
      followers: 128_412,
      management: null,
    });
    expect(await listOf(manager, testUsers.manager.email)).toEqual([data?.data]);
  });

  test('the newest bookmark comes first, a second one of the same channel changes nothing, and an inactive channel is marked', async () => {
    await add(manager, people.lena.instagram);
    await add(manager, String(people.mehmet.youtube));
    await add(manager, people.lena.instagram);
    const list = await listOf(manager, testUsers.manager.email.toUpperCase());
    expect(list?.map((entry) => [entry.titleName, entry.title, entry.activee])).toEqual([
      ['Mehmet Yıldırım', 'Mehmet kocht', 0],
      ['Lena Hartwig', null, 1],
    ]);
  });

  test('the list of another user is rejected, whatever the object in a call says', async () => {
    await add(manager, people.lena.instagram);
    const admin = await server.as('admin');
    const foreign = await admin.GET('/fetchEachBookMarkData/{email}', {
      params: { path: { email: testUsers.manager.email } },
    });
    expect(foreign.response.status).toBe(403);
    await admin.POST('/removeAllBookMark', { body: bookMark(0) });
    await admin.POST('/removeBookMark', { body: bookMark(people.lena.instagram) });
    await add(admin, people.mehmet.youtube);
    expect((await listOf(manager, testUsers.manager.email))?.map((entry) => entry.channelId)).toEqual([
      people.lena.instagram,
    ]);
    expect((await listOf(admin, testUsers.admin.email))?.map((entry) => entry.channelId)).toEqual([
      people.mehmet.youtube,
    ]);
  });

  test('one bookmark or all of them can be removed, with placeholders for the rest [R-CALL-078] [R-CALL-079] [R-CALL-119]', async () => {
    await add(manager, people.lena.instagram);
    await add(manager, people.mehmet.youtube);
    await manager.POST('/removeBookMark', { body: bookMark(people.lena.instagram) });
    expect((await listOf(manager, testUsers.manager.email))?.length).toBe(1);
    const all = await manager.POST('/removeAllBookMark', {
      body: {
        emailId: 'anybody@example.com',
        influencersId: 0,
        loginUser: 1,
        platform: 'all',
        channelId: '0',
        userId: 0,
      },
    });
    expect(all.data).toEqual({ message: 'SUCCESS', data: null, error: null });
    expect(await listOf(manager, testUsers.manager.email)).toEqual([]);
  });

  test('a management bookmarks and sees only the channels of its own influencers', async () => {
    const management = await server.as('management');
    expect((await add(management, people.lena.instagram)).response.status).toBe(404);
    expect((await add(management, people.mehmet.youtube)).response.status).toBe(200);
    await server.db.updateTable('influencers').set({ management: null }).where('id', '=', people.mehmet.id).execute();
    expect(await listOf(management, testUsers.management.email)).toEqual([]);
    await server.db
      .updateTable('influencers')
      .set({ management: testUsers.management.company_name })
      .where('id', '=', people.mehmet.id)
      .execute();
  });

  test('brands and testers have no watch list, and nobody has one without a log-in', async () => {
    for (const name of ['brand', 'tester'] as const)
      expect((await add(await server.as(name), people.lena.instagram)).response.status).toBe(403);
    expect((await add(server.client(), people.lena.instagram)).response.status).toBe(401);
  });

  test('an unknown channel is not found and an impossible one is named', async () => {
    expect((await add(manager, 999_999)).response.status).toBe(404);
    for (const id of [0, -1, 3_000_000_000, 'all', '']) {
      const { response, error } = await add(manager, id);
      expect(response.status).toBe(422);
      expect(error?.fieldErrors?.[0]?.field).toBe('channelId');
    }
  });
});
