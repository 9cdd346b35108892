import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EDIT_MINUTES } from '../src/areas/comments/rules.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('comments and histories of campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let fixture: CampaignFixture;
  let entryId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin] = [await server.as('manager'), await server.as('admin')];
  });
  beforeEach(async () => {
    for (const table of [
      'influencers',
      'campaign_requests',
      'campaigns',
      'notifications',
      'comments',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST(`${V1}/addEditCompaignInfluencer`, { body: [fixture.entryOf(0)] });
    entryId = data?.data.compaignInfluencerId[0] ?? 0;
  });
  afterAll(() => server.stop());

  const onCampaign = () => ({ path: { campaignId: fixture.campaignId } });
  const add = (text: string, audience: 'internal' | 'shared', client = manager) =>
    client.POST(`${V1}/comments/{campaignId}/add`, { params: onCampaign(), body: { text, audience } });
  const page = async (query: { audience?: 'internal' | 'shared'; before?: number; pageSize?: number } = {}) =>
    (await manager.GET(`${V1}/comments/{campaignId}`, { params: { ...onCampaign(), query } })).data?.data;
  const texts = async (query: Parameters<typeof page>[0]) => (await page(query))?.content.map(({ text }) => text);

  describe('comments on a campaign', () => {
    test('are read for one audience, and both without one', async () => {
      await add('Nur für uns.', 'internal');
      await add('Für alle.', 'shared');
      expect(await texts({ audience: 'internal' })).toEqual(['Nur für uns.']);
      expect(await texts({ audience: 'shared' })).toEqual(['Für alle.']);
      expect(await texts({})).toEqual(['Nur für uns.', 'Für alle.']);
      expect(
        (
          await manager.GET(`${V1}/comments/{campaignId}`, {
            params: { ...onCampaign(), query: { audience: 'everybody' as never } },
          })
        ).response.status,
      ).toBe(422);
    });

    test('come part by part, each of its audience alone', async () => {
      for (const text of ['eins', 'zwei', 'drei']) await add(text, 'internal');
      await add('dazwischen', 'shared');
      const newest = await page({ audience: 'internal', pageSize: 2 });
      expect([newest?.content.map(({ text }) => text), newest?.hasOlder]).toEqual([['zwei', 'drei'], true]);
      const older = await page({ audience: 'internal', pageSize: 2, before: newest?.content[0]?.commentId ?? 0 });
      expect([older?.content.map(({ text }) => text), older?.hasOlder]).toEqual([['eins'], false]);
    });

    test('an own one is edited for an hour and deleted at any time; one of others only by admins', async () => {
      const commentId = (await add('Vorläufig.', 'internal')).data?.data.commentId ?? 0;
      const edit = (client: ApiClient, text = 'Endgültig.') =>
        client.POST(`${V1}/comments/{campaignId}/edit`, { params: onCampaign(), body: { commentId, text } });
      const remove = (client: ApiClient) =>
        client.POST(`${V1}/comments/{campaignId}/delete`, { params: onCampaign(), body: { commentId } });
      expect((await edit(admin)).error?.error).toBe('notYourComment');
      expect((await edit(manager, ' ')).response.status).toBe(422);
      expect((await edit(manager, '<b>fett</b>')).response.status).toBe(422);
      expect((await edit(manager)).data?.data).toMatchObject({
        text: 'Endgültig.',
        editedAt: expect.any(String),
        mayEdit: true,
        mayRemove: true,
      });
      server.clock.advance({ minutes: EDIT_MINUTES + 1 });
      [manager, admin] = [await server.as('manager'), await server.as('admin')];
      expect((await edit(manager, 'Zu spät.')).error?.error).toBe('commentTooOld');
      expect((await page())?.content[0]).toMatchObject({ mayEdit: false, mayRemove: true });
      const ofAdmin = (await add('Von oben.', 'internal', admin)).data?.data.commentId ?? 0;
      expect(
        (
          await manager.POST(`${V1}/comments/{campaignId}/delete`, {
            params: onCampaign(),
            body: { commentId: ofAdmin },
          })
        ).error?.error,
      ).toBe('notYourComment');
      expect((await remove(admin)).response.status).toBe(200);
      expect(await texts({})).toEqual(['Von oben.']);
    });

    test('one of another campaign is not found under this one', async () => {
      const commentId = (await add('Hier.', 'internal')).data?.data.commentId ?? 0;
      const elsewhere = { path: { campaignId: fixture.plainCampaignId } };
      expect(
        (await manager.POST(`${V1}/comments/{campaignId}/edit`, { params: elsewhere, body: { commentId, text: 'x' } }))
          .response.status,
      ).toBe(404);
      expect(
        (await manager.POST(`${V1}/comments/{campaignId}/delete`, { params: elsewhere, body: { commentId } })).response
          .status,
      ).toBe(404);
    });
  });

  test('comments on a channel are read for one audience too', async () => {
    const params = { path: { compaignInfluencerId: entryId } };
    for (const audience of ['internal', 'shared'] as const) {
      await manager.POST(`${V1}/influencerComments/{compaignInfluencerId}/add`, {
        params,
        body: { text: audience, audience },
      });
      const { data } = await manager.GET(`${V1}/influencerComments/{compaignInfluencerId}`, {
        params: { ...params, query: { audience } },
      });
      expect(data?.data.content.map(({ text }) => text)).toEqual([audience]);
    }
  });

  test('histories come part by part, the newest first', async () => {
    for (const tag of ['Ersatz', 'Top-Auswahl', 'Absage'] as const) {
      server.clock.advance({ minutes: 1 });
      await manager.POST(`${V1}/updateCampaignInfluencers`, {
        body: { compaignInfluencerId: [entryId], fields: { tag } },
      });
    }
    const read = async (query: { before?: number; size?: number }) =>
      (
        await manager.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
          params: { path: { compaignInfluencerId: entryId }, query },
        })
      ).data?.data;
    const newest = await read({ size: 2 });
    expect(newest?.content.map(({ changes }) => changes.find(({ field }) => field === 'tag')?.after)).toEqual([
      'Absage',
      'Top-Auswahl',
    ]);
    const older = await read({ size: 2, before: newest?.older ?? 0 });
    expect(older?.content.map(({ action }) => action)).toEqual([2, 1]);
    expect(older?.older).toBeNull();
  });

  test('brands, testers and managements reach neither; a manager of another region finds nothing', async () => {
    const calls = (client: ApiClient) => [
      client.GET(`${V1}/comments/{campaignId}`, { params: onCampaign() }),
      client.GET(`${V1}/history/{campaignId}`, { params: onCampaign() }),
      client.GET(`${V1}/influencerComments/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: entryId } },
      }),
      client.GET(`${V1}/influencerHistory/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: entryId } },
      }),
    ];
    const statuses = async (client: ApiClient) =>
      (await Promise.all(calls(client))).map(({ response }) => response.status);
    for (const name of ['brand', 'tester', 'management'] as const)
      expect([name, await statuses(await server.as(name))]).toEqual([name, [403, 403, 403, 403]]);
    await server.db.updateTable('campaigns').set({ region_id: 4 }).where('id', '=', fixture.campaignId).execute();
    await manager.POST('/changeUserDefaultRegion', { body: { regionId: 3 } });
    expect(await statuses(manager)).toEqual([404, 404, 404, 404]);
    await manager.POST('/changeUserDefaultRegion', { body: { regionId: 1 } });
  });
});
