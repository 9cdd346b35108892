import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const V1 = '/campaign/v1';

describeOnEachDatabase('the history of a campaign', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, admin] = [await server.as('manager'), await server.as('admin')];
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
    await server.db.deleteFrom('campaigns').execute();
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST(`${V1}/addEditCompaignInfluencer`, {
      body: [0, 1, 2].map((position) => fixture.entryOf(position)),
    });
    ids = data?.data.compaignInfluencerId ?? [];
  });
  afterAll(() => server.stop());

  const first = () => ids[0] ?? 0;
  const second = () => ids[1] ?? 0;

  test('says what happened to the channels, by name, with old and new values', async () => {
    await manager.POST(`${V1}/updateCampaignInfluencer`, {
      body: { compaignInfluencerId: first(), fields: { vorBudget: 700 }, expected: { vorBudget: null } },
    });
    await manager.POST(`${V1}/stateChange`, { body: { compaignInfluencerId: [second()], state: 2 } });
    await admin.POST(`${V1}/deleteCompaignInfluencer`, { body: { compaignInfluencerId: [ids[2] ?? 0] } });
    const params = { path: { campaignId: fixture.campaignId } };
    const lines = (await manager.GET(`${V1}/history/{campaignId}`, { params })).data?.data.content ?? [];
    expect(lines).toMatchObject([
      { entity: 'campaign', action: 4, changes: [{ field: 'channel', before: 'Lena Hartwig 2', after: null }] },
      {
        entity: 'campaign_entry',
        subjectName: 'Lena Hartwig 1',
        action: 3,
        changes: expect.arrayContaining([{ field: 'state', before: 1, after: 2, masked: false }]) as unknown,
      },
      {
        entity: 'campaign_entry',
        subjectName: 'Lena Hartwig 0',
        action: 2,
        changes: expect.arrayContaining([{ field: 'vorBudget', before: null, after: 700, masked: false }]) as unknown,
      },
      { action: 1 },
      { action: 1 },
      { action: 1 },
    ]);
    const part = await manager.GET(`${V1}/history/{campaignId}`, { params: { ...params, query: { size: 2 } } });
    expect([part.data?.data.content.length, part.data?.data.older]).toEqual([2, lines[1]?.historyId]);
    const narrowed = async (query: { kind?: 'campaign' | 'channels' | 'money'; userId?: number }) =>
      (await manager.GET(`${V1}/history/{campaignId}`, { params: { ...params, query } })).data?.data;
    expect((await narrowed({ kind: 'money' }))?.content.map(({ historyId }) => historyId)).toEqual([
      lines[2]?.historyId,
    ]);
    expect((await narrowed({ kind: 'campaign' }))?.content.map(({ entity }) => entity)).toEqual(['campaign']);
    const byAdmin = part.data?.data.people.find(({ name }) => name === lines[0]?.userName);
    expect((await narrowed({ userId: byAdmin?.id ?? 0 }))?.content.map(({ historyId }) => historyId)).toEqual([
      lines[0]?.historyId,
    ]);
    expect((await narrowed({ kind: 'money', userId: byAdmin?.id ?? 0 }))?.content).toEqual([]);
    const wrong = await manager.GET(`${V1}/history/{campaignId}`, {
      params: { ...params, query: { kind: 'weather' as 'money' } },
    });
    expect(wrong.response.status).toBe(422);
    // An entry that is sent as a whole is recorded in the same words as its cells; what is computed is not recorded.
    await manager.POST(`${V1}/addEditCompaignInfluencer`, {
      body: [{ ...fixture.entryOf(0), compaignInfluencerId: first(), vorBudget: 900, cbCommission: 15, until18: 4 }],
    });
    const [latest] = (await manager.GET(`${V1}/history/{campaignId}`, { params })).data?.data.content ?? [];
    expect(latest?.changes.filter(({ field }) => /_|cost/.test(field))).toEqual([]);
    expect(latest?.changes).toEqual(
      expect.arrayContaining([
        { field: 'vorBudget', before: 700, after: 900, masked: false },
        { field: 'until18', before: null, after: 4, masked: false },
      ]),
    );
  });

  test('keeps what happened to a channel before it was removed, by name', async () => {
    await manager.POST(`${V1}/updateCampaignInfluencer`, {
      body: { compaignInfluencerId: first(), fields: { vorBudget: 700 }, expected: { vorBudget: null } },
    });
    await admin.POST(`${V1}/deleteCompaignInfluencer`, { body: { compaignInfluencerId: [first()] } });
    const lines = async (query: { kind?: 'money' } = {}) => {
      const { data } = await manager.GET(`${V1}/history/{campaignId}`, {
        params: { path: { campaignId: fixture.campaignId }, query },
      });
      return (data?.data.content ?? []).filter(({ entity, entityId }) => entity === 'campaign' || entityId === first());
    };
    expect((await lines()).slice(0, 3)).toMatchObject([
      { entity: 'campaign', action: 4, changes: [{ field: 'channel', before: 'Lena Hartwig 0', after: null }] },
      {
        subjectName: 'Lena Hartwig 0',
        action: 2,
        changes: expect.arrayContaining([{ field: 'vorBudget', before: null, after: 700, masked: false }]) as unknown,
      },
      { subjectName: 'Lena Hartwig 0', action: 1 },
    ]);
    expect(await lines({ kind: 'money' })).toMatchObject([{ subjectName: 'Lena Hartwig 0', action: 2 }]);
  });

  test('lists moves, publications and new prices, the latest first', async () => {
    await server.db
      .updateTable('campaign_entries')
      .set({ pre_budget: 400, service: 'Instagram Post', is_published: 0 })
      .where('id', '=', first())
      .execute();
    const params = { path: { campaignId: fixture.campaignId } };
    const latestChange = async () => {
      const [latest] = (await manager.GET(`${V1}/history/{campaignId}`, { params })).data?.data.content ?? [];
      return [latest?.subjectName, latest?.changes.map(({ field, before, after }) => [field, before, after])];
    };
    const ofFirst = { compaignInfluencerId: [first()] };
    await manager.POST(`${V1}/stateChange`, { body: { ...ofFirst, state: 2 } });
    expect(await latestChange()).toEqual(['Lena Hartwig 0', expect.arrayContaining([['state', 1, 2]])]);
    for (const [isPublished, before] of [
      [1, 0],
      [0, 1],
    ] as const) {
      expect(
        (
          await manager.POST(`${V1}/publishedStatusChange`, {
            body: { ...ofFirst, isPublished, confirmIncomplete: true },
          })
        ).response.status,
      ).toBe(200);
      expect(await latestChange()).toEqual([
        'Lena Hartwig 0',
        expect.arrayContaining([['isPublished', before, isPublished]]),
      ]);
    }
    const price = { budgetExtern: 950 };
    const rows = await manager.GET(`${V1}/WithoutPagination`, {
      params: { query: { campaignId: fixture.campaignId } },
    });
    const before =
      rows.data?.data.find(({ compaignInfluencerId }) => compaignInfluencerId === first())?.budgetExtern ?? null;
    expect(
      (
        await manager.POST(`${V1}/updateCampaignInfluencer`, {
          body: { compaignInfluencerId: first(), fields: price, expected: { budgetExtern: before } },
        })
      ).response.status,
    ).toBe(200);
    expect(await latestChange()).toEqual(['Lena Hartwig 0', expect.arrayContaining([['budgetExtern', before, 950]])]);
  });
});
