import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { addVersion, approveUgcRequest, showVersion } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('creators and videos of UGC requests', (database) => {
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
  const told = () =>
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

  describe('proposed creators', () => {
    let entryId: number;
    beforeEach(async () => {
      const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
        body: [{ ...fixture.entryOf(0, campaignId), type: 2, budgetExtern: 145, leistung: 'Instagram Video' }],
      });
      entryId = data?.data.compaignInfluencerId[0] ?? 0;
      await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [entryId], state: 2 } });
    });
    const publish = (isPublished: 0 | 1 = 1) =>
      manager.POST('/campaign/v1/publishedStatusChange', { body: { compaignInfluencerId: [entryId], isPublished } });
    const choose = (body: object, client = brand) =>
      client.POST(`${BASE}/channel/brandStatusChange`, {
        body: { compaignInfluencerId: entryId, brandStatus: 3, ...body },
      });

    test('the brand sees a creator once it is published, and is told where to decide', async () => {
      expect((await shown())?.creators).toEqual([]);
      expect((await publish()).response.status).toBe(200);
      expect((await shown())?.creators).toMatchObject([
        { handle: 'lena0', brandStatus: 1, campaignRequestId: requestId, daysLeft: null },
      ]);
      expect(JSON.stringify(await shown())).not.toMatch(/vorBudget|finalesBudget|cbCommission|notizen/);
      expect(await told()).toContainEqual({
        user_id: testUsers.brandInvited.id,
        type: 11,
        sub_type: 11,
        ref_id: requestId,
      });
      expect((await other.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).response.status).toBe(
        404,
      );
    });

    test('it decides once; of two decisions at once one is refused; another brand finds nothing', async () => {
      expect((await choose({})).response.status).toBe(404);
      await publish();
      expect((await choose({}, other)).response.status).toBe(404);
      expect((await choose({ brandStatus: 4 })).error?.fieldErrors).toEqual([
        { field: 'brandDeclineReason', key: 'declineReasonRequired' },
      ]);
      const answers = await Promise.all(
        [1, 2].map((brandDeclineReason) => choose({ brandStatus: 4, brandDeclineReason })),
      );
      expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ error }) => error)?.error?.data).toEqual({ brandStatus: 4 });
      expect((await told()).filter(({ type }) => type === 13)).toHaveLength(1);
    });

    test('an approval needs a price; the page offers only what can be decided', async () => {
      await publish();
      const offered = async () => (await shown())?.creators[0]?.decisions;
      const change = (values: { external_budget?: number | null; state?: number }) =>
        server.db.updateTable('campaign_entries').set(values).where('id', '=', entryId).execute();
      await change({ external_budget: null });
      const withoutPrice = await choose({});
      expect([withoutPrice.response.status, withoutPrice.error?.error, await offered()]).toEqual([
        409,
        'priceMissing',
        [2, 4],
      ]);
      await change({ external_budget: 145 });
      expect(await offered()).toEqual([2, 3, 4]);
      expect((await choose({})).data?.data.decisions).toEqual([4]);
      await change({ state: 3 });
      expect(await offered()).toEqual([]);
    });

    test('nothing is decided in a campaign that is over', async () => {
      await publish();
      await server.db.updateTable('campaigns').set({ status: 4 }).where('id', '=', campaignId).execute();
      expect((await shown())?.creators[0]?.decisions).toEqual([]);
      const late = await Promise.all([
        choose({}),
        choose({ brandStatus: 2 }),
        choose({ brandStatus: 4, brandDeclineReason: 1 }),
      ]);
      expect(late.map(({ response, error }) => [response.status, error?.error])).toEqual([
        [409, 'campaignOver'],
        [409, 'campaignOver'],
        [409, 'campaignOver'],
      ]);
      expect((await shown())?.creators[0]?.brandStatus).toBe(1);
    });

    test.each(['the brand first', 'staff first', 'both at once'])(
      'the brand approves while staff decline on its behalf, %s: one of them counts, and the other sees it',
      async (order) => {
        await publish();
        const byBrand = () => choose({ seenBrandStatus: 1 });
        const onBehalf = () =>
          manager.POST('/campaign/v1/brandStatusChange', {
            body: {
              compaignInfluencerId: [entryId],
              brandStatus: 4,
              seenBrandStatus: 1,
              note: 'Am Telefon.',
              brandDeclineReason: 2,
            },
          });
        const first = {
          brand: order === 'the brand first' ? await byBrand() : undefined,
          staff: order === 'staff first' ? await onBehalf() : undefined,
        };
        const [theirs, ours] = await Promise.all([first.brand ?? byBrand(), first.staff ?? onBehalf()]);
        const brandWon = theirs.response.status === 200;
        expect((await shown())?.creators[0]?.brandStatus).toBe(brandWon ? 3 : 4);
        if (brandWon)
          expect(ours.data?.data).toMatchObject({
            compaignInfluencerId: [],
            refused: [{ compaignInfluencerId: entryId, reason: 'decidedMeanwhile' }],
          });
        else
          expect([theirs.response.status, theirs.error?.error, theirs.error?.data]).toEqual([
            409,
            'decidedMeanwhile',
            { brandStatus: 4 },
          ]);
        if (order !== 'both at once') expect(brandWon).toBe(order === 'the brand first');
      },
    );

    test('comments on a creator are shared with the agency (type 14)', async () => {
      await publish();
      const say = (client: ApiClient) =>
        client.POST(`${BASE}/channel/comment/add`, {
          body: { compaignInfluencerId: entryId, text: 'Bitte mit ruhiger Stimme.' },
        });
      expect((await say(other)).response.status).toBe(404);
      expect((await say(await server.as('brandInvited'))).response.status).toBe(200);
      expect(await told()).toContainEqual({
        user_id: testUsers.manager.id,
        type: 14,
        sub_type: 14,
        ref_id: campaignId,
      });
      const { data } = await brand.GET(`${BASE}/channel/comments/{compaignInfluencerId}`, {
        params: { path: { compaignInfluencerId: entryId } },
      });
      expect(data?.data.content.map(({ text }) => text)).toEqual(['Bitte mit ruhiger Stimme.']);
    });

    test('a video is made by a creator of its own campaign', async () => {
      const change = (compaignInfluencerId: number | null) =>
        manager.POST(`${BASE}/video/update`, {
          body: {
            ugcVideoId: videoId,
            compaignInfluencerId,
            carrier: 'DHL',
            trackingNumber: 'JD 01',
            shippedOn: '2026-11-24',
          },
        });
      expect((await change(entryId)).data?.data).toMatchObject({
        compaignInfluencerId: entryId,
        creatorName: 'Lena Hartwig 0',
        carrier: 'DHL',
        shippedOn: '2026-11-24',
      });
      expect((await change(999_999)).response.status).toBe(422);
    });
  });

  test('a version is the agency’s until it is submitted; the brand is mailed then (EM68)', async () => {
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
    expect(await told()).toEqual([{ user_id: testUsers.manager.id, type: 10, sub_type: 0, ref_id: requestId }]);
    expect((await decide(2, 1, { reason: 'Doch nicht.' })).error?.error).toBe('transitionNotAllowed');
  });

  test('a decline needs a reason and takes one of two rounds; a third is refused until the agency grants one', async () => {
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
    expect((await told()).map(({ type }) => type)).toEqual([15, 15, 15]);
  });

  test('the creator is mailed what the brand has decided, with its reason (EM69)', async () => {
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
    // The names of mails in the folder tell the second; within one they stand in any order.
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

  test('of two who decide at once one is refused with the video as it is; an old version is refused', async () => {
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
