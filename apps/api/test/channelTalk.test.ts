import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordTopic } from '@resonanz/domain/liveTopics';
import { mailComments } from '../src/areas/comments/mailComments.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

const AGENCY = '/campaign/v1/influencerComments/{compaignInfluencerId}';

describeOnEachDatabase('what brand and agency write about a channel', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  let id: number;
  let hiddenId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    [manager, brand] = [await server.as('manager'), await server.as('brand')];
    for (const table of [
      'influencers',
      'campaign_requests',
      'campaigns',
      'notifications',
      'comments',
      'comment_reads',
      'comment_mails',
      'comment_mail_times',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    await server.db.updateTable('campaigns').set({ type: 2 }).where('id', '=', fixture.campaignId).execute();
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [0, 1].map((position) => fixture.entryOf(position)),
    });
    [id = 0, hiddenId = 0] = data?.data.compaignInfluencerId ?? [];
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 2, is_published: 1, brand_status: 1, published_at: server.clock.now() })
      .execute();
    await server.db.updateTable('campaign_entries').set({ is_published: 0 }).where('id', '=', hiddenId).execute();
  });
  afterAll(() => server.stop());

  const on = (compaignInfluencerId = id) => ({ params: { path: { compaignInfluencerId } } });
  const answer = async (text: string, audience: 'shared' | 'internal' = 'shared', entryId = id) =>
    (await manager.POST(`${AGENCY}/add`, { ...on(entryId), body: { text, audience } })).data?.data;
  const write = (text: string, client = brand) =>
    client.POST('/campaignRequest/channel/comment/add', { body: { compaignInfluencerId: id, text } });
  const writeInImaActive = (text: string, client = brand) =>
    client.POST('/imaActive/comment/add', { body: { compaignInfluencerId: id, text } });
  const notifications = async (name: TestUserName) =>
    (
      await server.db
        .selectFrom('notifications')
        .select(['type', 'sub_type'])
        .where('user_id', '=', testUsers[name].id)
        .orderBy('id')
        .execute()
    ).map((row) => [row.type, row.sub_type]);

  test('an answer to what was written in IMA active has sub type 19, any other comment sub type 6; the invited are notified, too', async () => {
    await answer('Passt der Kanal?');
    await writeInImaActive('Ja, sehr gut.', await server.as('brandInvited'));
    await answer('Danke.');
    await answer('Nur für uns.', 'internal');
    await write('Noch eine Frage.');
    await answer('Gern.');
    for (const name of ['brand', 'brandManager', 'brandInvited'] as const)
      expect(await notifications(name)).toEqual([
        [7, 6],
        [7, 19],
        [7, 6],
      ]);
    expect(await notifications('brandTwo')).toEqual([]);
    await server.db.updateTable('campaign_entries').set({ is_published: 0 }).execute();
    await answer('Wird zurückgezogen.');
    expect((await notifications('brand')).length).toBe(3);
  });

  const unreadAtTheAgency = async (filters: object = {}) =>
    (await manager.POST('/campaign/selfService/getWithPagination', { body: { filters } })).data?.data.content[0]
      ?.unreadComments;
  const unreadAtTheBrand = async (client = brand) =>
    (await client.POST('/campaignRequest/getWithPagination', { body: {} })).data?.data.content[0]?.newComments;

  test('what the agency has read no longer counts, in the column as in the filter; for each person alone', async () => {
    await write('Eins.');
    const second = (await write('Zwei.')).data?.data.commentId ?? 0;
    expect(await unreadAtTheAgency()).toBe(2);
    expect(await unreadAtTheAgency({ hasUnreadComments: true })).toBe(2);
    const read = (commentId: number, client = manager, entryId = id) =>
      client.POST(`${AGENCY}/read`, { ...on(entryId), body: { commentId } });
    expect((await read(second - 1)).response.status).toBe(200);
    expect(await unreadAtTheAgency()).toBe(1);
    await read(second);
    await read(second - 1);
    expect(await unreadAtTheAgency()).toBe(0);
    expect(await unreadAtTheAgency({ hasUnreadComments: true })).toBeUndefined();
    const admin = await server.as('admin');
    expect(
      (await admin.POST('/campaign/selfService/getWithPagination', { body: {} })).data?.data.content[0]?.unreadComments,
    ).toBe(2);
    // A comment of another channel, of nothing, a brand, and a channel that is not there.
    expect((await read(second, manager, hiddenId)).response.status).toBe(404);
    expect((await read(999_999)).response.status).toBe(404);
    expect((await read(second, brand)).response.status).toBe(403);
    expect((await read(second, manager, 999_999)).response.status).toBe(404);
  });

  test('what the brand has read no longer counts: on the request and on the channels it sees, never what the agency keeps to itself', async () => {
    const shared = (await answer('Für Sie.'))?.commentId ?? 0;
    const internal = (await answer('Für uns.', 'internal'))?.commentId ?? 0;
    await answer('Noch nicht veröffentlicht.', 'shared', hiddenId);
    expect(await unreadAtTheBrand()).toBe(1);
    const read = (commentId: number, client = brand, compaignInfluencerId = id) =>
      client.POST('/campaignRequest/channel/comment/read', { body: { compaignInfluencerId, commentId } });
    expect((await read(internal)).response.status).toBe(404);
    expect((await read(shared, await server.as('brandTwo'))).response.status).toBe(404);
    expect((await read(shared, brand, hiddenId)).response.status).toBe(404);
    expect((await read(shared, manager)).response.status).toBe(403);
    expect(await unreadAtTheBrand()).toBe(1);
    expect((await read(shared)).response.status).toBe(200);
    expect(await unreadAtTheBrand()).toBe(0);
    expect(await unreadAtTheBrand(await server.as('brandManager'))).toBe(1);
    expect((await read(shared, await server.as('brandInvited'))).response.status).toBe(200);
  });

  test('both sides are mailed about it, at most once an hour; what stays in the agency is mailed to nobody', async () => {
    await answer('Nur für uns.', 'internal');
    expect(await mailComments(server.server.services)).toBe(0);
    await writeInImaActive('Wann geht es los?');
    await answer('Am Montag.');
    const sent = await mailComments(server.server.services);
    const mails = (await server.mails()).filter(({ template }) => template === 'newComments').slice(-sent);
    const linkTo = (email: string) => mails.find(({ to }) => to === email)?.link;
    expect(linkTo(testUsers.brand.email)).toContain('/campaign-self-service/ima-active');
    expect(linkTo(testUsers.admin.email)).toContain(`/campaign/${fixture.campaignId}/view-camp`);
    expect(mails.some(({ to }) => to === testUsers.brandTwo.email)).toBe(false);
  });

  test('who looks at the request is notified live of channels and shared comments, not by whom, and of nothing internal', async () => {
    const client = await connectLive(server.url, (await server.logIn('brand')).accessToken);
    const topic = await client.subscribe(recordTopic('campaignRequest', fixture.requestId));
    await manager.POST('/campaign/v1/publishedStatusChange', {
      body: { compaignInfluencerId: [hiddenId], isPublished: 1, confirmIncomplete: true },
    });
    expect(await topic.next()).toMatchObject({
      campaignRequestId: fixture.requestId,
      kind: 'channels',
      by: null,
      byUserId: null,
    });
    await answer('Nur für uns.', 'internal');
    await answer('Für Sie.');
    expect(await topic.next()).toMatchObject({ kind: 'comments', by: null });
    await (
      await server.as('admin')
    ).POST('/campaign/v1/deleteCompaignInfluencer', { body: { compaignInfluencerId: [hiddenId] } });
    expect(await topic.next()).toMatchObject({ kind: 'channels' });
    expect(topic.events).toHaveLength(3);
    await client.close();
  });
});
