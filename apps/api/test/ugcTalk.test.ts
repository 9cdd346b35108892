import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { addVersion, approveUgcRequest } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';
const HOUR = 3_600_000;

describeOnOneDatabase('what is said about UGC requests, and what happened to them', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let other: ApiClient;
  let fixture: CampaignFixture;
  let requestId: number;
  let campaignId: number;
  let videoId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, other] = await Promise.all([server.as('manager'), server.as('brand'), server.as('brandTwo')]);
  });
  beforeEach(async () => {
    for (const table of [
      'influencers',
      'ugc_requests',
      'campaign_requests',
      'campaigns',
      'comments',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const request = await approveUgcRequest(brand, manager);
    requestId = request.ugcCampaignRequestId;
    campaignId = request.campaignId ?? 0;
    videoId = request.videos[0]?.ugcVideoId ?? 0;
  });
  afterAll(() => server.stop());

  const older = () =>
    server.db
      .updateTable('comments')
      .set({ created_at: new Date(Date.now() - 2 * HOUR) })
      .execute();

  describe('comments on a request', () => {
    const add = async (client: ApiClient, audience?: 'internal' | 'shared') =>
      (
        await client.POST(`${BASE}/comment/add`, {
          body: { ugcCampaignRequestId: requestId, text: 'Bitte mit Musik.', ...(audience && { audience }) },
        })
      ).data?.data.commentId ?? 0;
    const edit = (client: ApiClient, commentId: number, text = 'Bitte ohne Musik.') =>
      client.POST(`${BASE}/comment/edit`, { body: { ugcCampaignRequestId: requestId, commentId, text } });
    const remove = (client: ApiClient, commentId: number) =>
      client.POST(`${BASE}/comment/delete`, { body: { ugcCampaignRequestId: requestId, commentId } });
    const texts = async (client: ApiClient) =>
      (
        await client.GET(`${BASE}/comments/{ugcCampaignRequestId}`, {
          params: { path: { ugcCampaignRequestId: requestId } },
        })
      ).data?.data.content.map(({ text }) => text);

    test('their author changes and deletes them on both sides', async () => {
      for (const client of [brand, manager]) {
        const id = await add(client, 'shared');
        expect((await edit(client, id)).data?.data).toMatchObject({
          text: 'Bitte ohne Musik.',
          isOwn: true,
          editedAt: expect.any(String),
        });
        expect(await texts(brand)).toEqual(['Bitte ohne Musik.']);
        expect((await remove(client, id)).response.status).toBe(200);
        expect(await texts(manager)).toEqual([]);
      }
    });

    test('nobody else does: the other side and a colleague are rejected, another brand finds nothing', async () => {
      const [ofBrand, ofAgency, internal] = [
        await add(brand),
        await add(manager, 'shared'),
        await add(manager, 'internal'),
      ];
      const colleague = await server.as('brandManager');
      for (const call of [edit, remove]) {
        const answers = [
          await call(manager, ofBrand),
          await call(brand, ofAgency),
          await call(colleague, ofBrand),
          await call(await server.as('brandInvited'), ofBrand),
        ];
        expect(answers.map(({ response, error }) => [response.status, error?.error])).toEqual(
          answers.map(() => [403, 'notYourComment']),
        );
        expect((await call(other, ofBrand)).response.status).toBe(404);
        // What the agency keeps to itself does not exist for a brand.
        expect((await call(brand, internal)).response.status).toBe(404);
      }
      expect(await texts(manager)).toEqual(['Bitte mit Musik.', 'Bitte mit Musik.', 'Bitte mit Musik.']);
    });

    test('a comment belongs to what is named with it, is young, and stays plain text', async () => {
      const id = await add(brand);
      const second = await approveUgcRequest(brand, manager);
      const elsewhere = await brand.POST(`${BASE}/comment/edit`, {
        body: { ugcCampaignRequestId: second.ugcCampaignRequestId, commentId: id, text: 'Woanders' },
      });
      expect(elsewhere.response.status).toBe(404);
      expect(
        (
          await brand.POST(`${BASE}/video/comment/edit`, {
            body: { ugcVideoId: videoId, commentId: id, text: 'Woanders' },
          })
        ).response.status,
      ).toBe(404);
      expect((await edit(brand, id, '<b>laut</b>')).error?.fieldErrors).toEqual([
        { field: 'text', key: 'containsHtml' },
      ]);
      expect((await edit(brand, id, '   ')).response.status).toBe(422);
      await older();
      expect((await edit(brand, id)).error?.error).toBe('commentTooOld');
      expect((await remove(brand, id)).response.status).toBe(200);
      expect((await remove(brand, id)).response.status).toBe(404);
    });

    test('both sides receive it live; of what the agency keeps to itself the brand learns no name', async () => {
      const { accessToken } = await server.logIn('brand');
      const live = await connectLive(server.url, accessToken);
      const heard = await live.subscribe(`/topic/ugcRequest/${requestId}`);
      const id = await add(manager, 'internal');
      expect(await heard.next()).toMatchObject({
        ugcCampaignRequestId: requestId,
        kind: 'comments',
        by: null,
        byUserId: null,
      });
      await remove(manager, id);
      expect(await heard.next()).toMatchObject({ kind: 'comments', byUserId: null });
      await add(brand);
      expect(await heard.next()).toMatchObject({ kind: 'comments', byUserId: testUsers.brand.id });
      await live.close();
    });

    test('another brand receives nothing', async () => {
      const { accessToken } = await server.logIn('brandTwo');
      const live = await connectLive(server.url, accessToken);
      const heard = await live.subscribe(`/topic/ugcRequest/${requestId}`);
      await add(manager, 'shared');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(heard.events).toEqual([]);
      await live.close();
    });
  });

  test('comments on a video and on a creator are changed by their author alone', async () => {
    await addVersion(server, manager, videoId);
    await manager.POST(`${BASE}/version/submit`, { body: { ugcVideoId: videoId } });
    const { data: entry } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [{ ...fixture.entryOf(0, campaignId), type: 2, budgetExtern: 145, leistung: 'Instagram Video' }],
    });
    const entryId = entry?.data.compaignInfluencerId[0] ?? 0;
    await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [entryId], state: 2 } });
    await manager.POST('/campaign/v1/publishedStatusChange', {
      body: { compaignInfluencerId: [entryId], isPublished: 1 },
    });
    const onVideo =
      (
        await brand.POST(`${BASE}/video/comment/add`, {
          body: { ugcVideoId: videoId, version: 1, atSeconds: 3, text: 'Langsamer' },
        })
      ).data?.data.commentId ?? 0;
    const onCreator =
      (await brand.POST(`${BASE}/channel/comment/add`, { body: { compaignInfluencerId: entryId, text: 'Passt' } })).data
        ?.data.commentId ?? 0;
    const calls = (client: ApiClient) => [
      () =>
        client.POST(`${BASE}/video/comment/edit`, {
          body: { ugcVideoId: videoId, commentId: onVideo, text: 'Schneller' },
        }),
      () => client.POST(`${BASE}/video/comment/delete`, { body: { ugcVideoId: videoId, commentId: onVideo } }),
      () =>
        client.POST(`${BASE}/channel/comment/edit`, {
          body: { compaignInfluencerId: entryId, commentId: onCreator, text: 'Passt gut' },
        }),
      () =>
        client.POST(`${BASE}/channel/comment/delete`, {
          body: { compaignInfluencerId: entryId, commentId: onCreator },
        }),
    ];
    const statuses = async (client: ApiClient) => {
      const all: number[] = [];
      for (const call of calls(client)) all.push((await call()).response.status);
      return all;
    };
    expect(await statuses(other)).toEqual([404, 404, 404, 404]);
    expect(await statuses(await server.as('brandManager'))).toEqual([403, 403, 403, 403]);
    expect(await statuses(brand)).toEqual([200, 200, 200, 200]);
  });

  test('the agency reads what happened to a request and its videos; a brand does not', async () => {
    await manager.POST(`${BASE}/assign`, { body: { ugcCampaignRequestId: requestId, userId: testUsers.admin.id } });
    await manager.POST(`${BASE}/video/update`, { body: { ugcVideoId: videoId, carrier: 'DHL' } });
    const history = (client: ApiClient, query: object = {}) =>
      client.GET(`${BASE}/history/{ugcCampaignRequestId}`, {
        params: { path: { ugcCampaignRequestId: requestId }, query },
      });
    const { data } = await history(manager);
    expect(
      data?.data.content.map(({ entity, action, changes }) => [entity, action, changes.map(({ field }) => field)]),
    ).toEqual([
      ['ugc_video', 2, ['carrier']],
      ['ugc_request', 2, ['assignUserId']],
      ['ugc_request', 3, ['compaignDataId', 'status']],
      ['ugc_request', 1, expect.arrayContaining(['productName'])],
    ]);
    expect(data?.data.content[1]).toMatchObject({
      userName: expect.any(String),
      changes: [{ before: testUsers.manager.id, after: testUsers.admin.id }],
    });
    const first = await history(manager, { size: 1 });
    expect(
      (await history(manager, { before: first.data?.data.older ?? 0, size: 1 })).data?.data.content[0]?.entity,
    ).toBe('ugc_request');
    expect((await history(brand)).response.status).toBe(403);
  });
});
