import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import {
  addInfluencer,
  addToCampaign,
  influencerHistory,
  readInfluencer,
  errorOf,
  resetInfluencers,
} from './kit/editedInfluencers.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type NewInfluencer = Schemas['NewInfluencer'];

describeOnEachDatabase('deleting and merging influencers', (database) => {
  let server: TestServer;
  let admin: ApiClient;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [admin, manager] = [await server.as('admin'), await server.as('manager')];
  });
  beforeEach(() => resetInfluencers(server));
  afterAll(() => server.stop());

  const added = (body?: NewInfluencer) => addInfluencer(manager, body);
  const read = (influencerId: number, client = manager) => readInfluencer(client, influencerId);
  const history = (influencerId: number) => influencerHistory(manager, influencerId);
  const inCampaign = (person: Schemas['InfluencerRecord'], values?: object) => addToCampaign(server, person, values);

  test('who is in a campaign is not deleted; who is deleted is nowhere, and the channel may be added again', async () => {
    const used = await added({ surname: 'Gebucht', channels: [{ url: 'instagram.com/gebucht' }] });
    const free = await added({ surname: 'Frei', channels: [{ url: 'instagram.com/frei' }] });
    await inCampaign(used);
    const remove = (influencerIds: number[]) => admin.POST('/influencer/delete', { body: { influencerIds } });
    expect(errorOf(await remove([free.influencerId, used.influencerId]))).toEqual({
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
      errorOf(await admin.POST('/influencer/merge', { body: { ...body, mergedId: body.influencerId } })).status,
    ).toBe(422);
  });
});
