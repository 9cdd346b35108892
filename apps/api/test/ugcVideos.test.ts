import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { addVersion, approveUgcRequest, showVersion } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('videos of UGC requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let other: ApiClient;
  let requestId: number;
  let campaignId: number;
  let videoId: number;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, other] = await Promise.all([server.as('manager'), server.as('brand'), server.as('brandTwo')]);
  });
  beforeEach(async () => {
    for (const table of ['influencers', 'ugc_requests', 'campaign_requests', 'campaigns', 'comments'] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const request = await approveUgcRequest(brand, manager);
    requestId = request.ugcCampaignRequestId;
    campaignId = request.campaignId ?? 0;
    videoId = request.videos[0]?.ugcVideoId ?? 0;
    await server.db.deleteFrom('notifications').execute();
  });
  afterAll(() => server.stop());

  const shown = async (client = brand) =>
    (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).data?.data;
  const notifications = () =>
    server.db.selectFrom('notifications').select(['user_id', 'type', 'sub_type', 'ref_id']).orderBy('id').execute();
  const submit = () => manager.POST(`${BASE}/version/submit`, { body: { ugcVideoId: videoId } });
  const decide = (finalContentStatus: 1 | 2, version = 1, more: object = {}, client = brand) =>
    client.POST(`${BASE}/finalVideo/decision`, { body: { ugcVideoId: videoId, version, finalContentStatus, ...more } });
  const download = (client = brand) =>
    client.GET(`${BASE}/finalVideo/download/{ugcVideoId}`, {
      params: { path: { ugcVideoId: videoId } },
      parseAs: 'arrayBuffer',
    });
  const ready = async () => {
    await addVersion(server, manager, videoId);
    await showVersion(server, manager, videoId);
  };

  test('a version is the agency’s until it is submitted; the brand is mailed then', async () => {
    expect((await submit()).error?.error).toBe('versionMissing');
    const video = await addVersion(server, manager, videoId);
    expect(video).toMatchObject({
      contentStatus: 'Eingereicht',
      versions: [{ version: 1, submittedAt: null, contentType: 'video/mp4' }],
    });
    expect((await shown())?.videos[0]?.versions).toEqual([]);
    expect((await decide(1)).error?.error).toBe('otherVersion');
    expect((await submit()).response.status).toBe(200);
    expect((await submit()).error?.error).toBe('alreadySubmitted');
    // Until the marked copy is there the brand has nothing to play, and nothing that leads to the file.
    expect((await shown())?.videos[0]?.versions).toMatchObject([
      { version: 1, previewState: 'pending', isPreview: true, url: null, posterUrl: null },
    ]);
    const played = await fetch(`${server.url}${(await shown(manager))?.videos[0]?.versions[0]?.url ?? ''}`);
    expect([played.status, played.headers.get('content-disposition')]).toEqual([200, 'inline']);
    expect((await server.mails()).filter(({ template }) => template === 'ugcVideoReady').at(-1)?.subject).toBe(
      'Ihr Video 1 zu „Herbstleuchten Nachtserum“ ist fertig',
    );
  });

  test.each(['pending', 'failed'] as const)(
    'a version whose preview is %s cannot be decided on, whatever the decision',
    async (preview_state) => {
      await ready();
      await server.db
        .updateTable('ugc_video_versions')
        .set({ preview_state })
        .where('video_id', '=', videoId)
        .execute();
      for (const refused of [await decide(1), await decide(2, 1, { reason: 'Zu dunkel.' })])
        expect([refused.response.status, refused.error?.error]).toEqual([409, 'previewMissing']);
      expect((await shown())?.videos[0]).toMatchObject({ finalContentStatus: 0, corrections: 0 });
      expect((await download()).response.status).toBe(409);
      expect((await decide(1, 1, {}, other)).response.status).toBe(404);
    },
  );

  test('without a creator a video takes no version, and one that has a version keeps a creator', async () => {
    const values = {
      key: `no-creator-${videoId}.mp4`,
      name: 'serum.mp4',
      content_type: 'video/mp4',
      size: 64,
      subject: 'ugcVideo',
      subject_id: videoId,
      kind: 'content',
    } as const;
    const { id: fileId } = await server.db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow();
    const add = (client = manager) => client.POST(`${BASE}/version/add`, { body: { ugcVideoId: videoId, fileId } });
    const refused = await add();
    expect([refused.response.status, refused.error?.error]).toEqual([409, 'creatorMissing']);
    expect((await add(brand)).response.status).toBe(403);
    expect((await shown(manager))?.videos[0]?.versions).toEqual([]);
    await addVersion(server, manager, videoId);
    const without = await manager.POST(`${BASE}/video/update`, {
      body: { ugcVideoId: videoId, compaignInfluencerId: null },
    });
    expect([without.response.status, without.error?.error]).toEqual([409, 'creatorMissing']);
    expect((await shown(manager))?.videos[0]?.compaignInfluencerId).not.toBeNull();
    expect((await add()).response.status).toBe(200);
  });

  test('the agency asks for a correction before the brand sees anything', async () => {
    await addVersion(server, manager, videoId);
    const ask = (comment: string) =>
      manager.POST(`${BASE}/version/correction`, { body: { ugcVideoId: videoId, comment } });
    expect((await ask('  ')).response.status).toBe(422);
    expect((await ask('Bitte die Flasche länger zeigen.')).data?.data.contentStatus).toBe('Korrektur');
    expect((await ask('Noch einmal.')).response.status).toBe(409);
    const { data } = await brand.GET(`${BASE}/video/comments/{ugcVideoId}`, {
      params: { path: { ugcVideoId: videoId } },
    });
    expect(data?.data.content).toEqual([]);
    expect((await addVersion(server, manager, videoId)).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('the file is had only after the brand has accepted it', async () => {
    await ready();
    const early = await download();
    expect([early.response.status, early.response.headers.get('content-disposition')]).toEqual([409, null]);
    const { file_id } = await server.db
      .selectFrom('ugc_video_versions')
      .select('file_id')
      .where('video_id', '=', videoId)
      .executeTakeFirstOrThrow();
    expect(
      (await brand.GET('/files/{fileId}', { params: { path: { fileId: file_id } }, parseAs: 'blob' })).response.status,
    ).toBe(404);
    expect((await decide(1)).data?.data).toMatchObject({ finalContentStatus: 1, contentStatus: 'Freigegeben' });
    const late = await download();
    expect([late.response.status, late.response.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([
      200,
      true,
    ]);
    expect((await download(other)).response.status).toBe(404);
    expect(await notifications()).toEqual([
      { user_id: testUsers.manager.id, type: 10, sub_type: 0, ref_id: requestId },
    ]);
    expect((await decide(2, 1, { reason: 'Doch nicht.' })).error?.error).toBe('transitionNotAllowed');
  });

  test('a decline needs a reason and takes one of two rounds; a third is rejected until the agency grants one', async () => {
    for (const version of [1, 2]) {
      await ready();
      expect((await decide(2, version)).error?.fieldErrors).toEqual([{ field: 'reason', key: 'required' }]);
      expect((await decide(2, version, { reason: 'Zu dunkel.' })).data?.data).toMatchObject({
        finalContentStatus: 2,
        contentStatus: 'Korrektur',
        corrections: version,
        declineReason: 'Zu dunkel.',
      });
    }
    await ready();
    const refused = await decide(2, 3, { reason: 'Noch immer.' });
    expect([refused.response.status, refused.error?.error, refused.error?.data]).toEqual([
      409,
      'correctionsUsed',
      { finalContentStatus: 0, contentStatus: 'Eingereicht', version: 3, corrections: 2 },
    ]);
    await manager.POST(`${BASE}/video/update`, { body: { ugcVideoId: videoId, correctionsIncluded: 3 } });
    expect((await decide(2, 3, { reason: 'Noch immer.' })).response.status).toBe(200);
    expect((await notifications()).map(({ type }) => type)).toEqual([15, 15, 15]);
  });

  test('the creator is mailed what the brand has decided, with its reason', async () => {
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [{ ...fixture.entryOf(0, campaignId), type: 2 }],
    });
    const compaignInfluencerId = data?.data.compaignInfluencerId[0] ?? 0;
    const email = `creator-${videoId}@mailhaus.example`;
    await server.db
      .updateTable('influencers')
      .set({ email })
      .where('id', '=', fixture.channels[0]?.influencerId ?? 0)
      .execute();
    await manager.POST(`${BASE}/video/update`, { body: { ugcVideoId: videoId, compaignInfluencerId } });
    await ready();
    await decide(2, 1, { reason: 'Zu dunkel.' });
    await ready();
    await decide(1, 2);
    // The names of mails in the folder say the second; within one they stand in any order.
    const mails = (await server.mails())
      .filter(({ to }) => to === email)
      .toSorted((a, b) => a.subject.localeCompare(b.subject));
    expect(mails.map(({ template, subject }) => [template, subject])).toEqual([
      ['ugcFinalVideo', 'Bitte überarbeiten Sie Ihr Video'],
      ['ugcFinalVideo', 'Ihr Video wurde angenommen'],
    ]);
    expect(mails.map(({ text }) => text.includes('Zu dunkel.'))).toEqual([true, false]);
  });

  test('what a brand sent back is nothing to decide on until it is shown the next version', async () => {
    await ready();
    await decide(2, 1, { reason: 'Zu dunkel.' });
    await addVersion(server, manager, videoId);
    const video = async () => (await shown())?.videos[0];
    expect(await video()).toMatchObject({ finalContentStatus: 2, versions: [{ version: 1 }] });
    await showVersion(server, manager, videoId);
    expect((await video())?.finalContentStatus).toBe(0);
    expect((await decide(1, 2)).response.status).toBe(200);
  });

  test('of two who decide at once one is rejected with the video as it is; an old version is rejected', async () => {
    await ready();
    const colleague = await server.as('brandManager');
    const answers = await Promise.all([decide(1), decide(2, 1, { reason: 'Nein.' }, colleague)]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ error }) => error)?.error?.data as { finalContentStatus: number };
    expect(loser.finalContentStatus).toBe((await shown())?.videos[0]?.finalContentStatus);
    expect((await decide(1, 7)).error?.error).toBe('otherVersion');
    expect((await decide(1, 1, {}, other)).response.status).toBe(404);
    expect((await decide(1, 1, {}, manager)).response.status).toBe(403);
  });

  test('comments speak of a version and a second; of what it was not shown a brand cannot speak', async () => {
    await addVersion(server, manager, videoId);
    const say = (client: ApiClient, more: object = {}) =>
      client.POST(`${BASE}/video/comment/add`, {
        body: { ugcVideoId: videoId, version: 1, atSeconds: 12.5, text: 'Hier bitte langsamer.', ...more },
      });
    expect((await say(brand)).response.status).toBe(404);
    await submit();
    expect((await say(brand)).data?.data).toMatchObject({
      version: 1,
      atSeconds: 12.5,
      side: 'brand',
      audience: 'shared',
    });
    expect((await say(manager, { atSeconds: null, audience: 'shared', text: 'Machen wir.' })).data?.data).toMatchObject(
      { version: 1, atSeconds: null },
    );
    expect((await say(other)).response.status).toBe(404);
    expect((await say(brand, { version: 9 })).response.status).toBe(404);
  });

  test('figures of the dashboard count the brand’s own alone', async () => {
    await ready();
    const figures = async (client: ApiClient) => (await client.GET(`${BASE}/statistics`)).data?.data;
    expect(await figures(brand)).toMatchObject({
      videosOrdered: 3,
      videosReady: 1,
      videosInProduction: 2,
      videosAccepted: 0,
      spent: 435,
      ready: [{ ugcVideoId: videoId, position: 1, version: 1 }],
    });
    await decide(1);
    expect(await figures(brand)).toMatchObject({ videosReady: 0, videosAccepted: 1, ready: [] });
    expect(await figures(other)).toMatchObject({ videosOrdered: 0, spent: 0, ready: [] });
  });
});
