import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailComments } from '../src/areas/comments/mailComments.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered, parseMail } from './kit/mailbox.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { addVersion, approveUgcRequest } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

interface Said {
  text?: string;
  audience?: 'internal' | 'shared';
}

describeOnOneDatabase('the two conversations on UGC requests, and what is mailed of them', (database) => {
  let smtp: TestSmtpServer;
  let server: TestServer;
  let manager: ApiClient;
  let admin: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  let requestId: number;
  let campaignId: number;
  let videoId: number;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  beforeEach(async () => {
    [manager, admin, brand] = [await server.as('manager'), await server.as('admin'), await server.as('brand')];
    for (const table of [
      'influencers',
      'ugc_requests',
      'campaign_requests',
      'campaigns',
      'comments',
      'comment_mails',
      'comment_mail_times',
      'mail_opt_outs',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const request = await approveUgcRequest(brand, manager);
    requestId = request.ugcCampaignRequestId;
    campaignId = request.campaignId ?? 0;
    videoId = request.videos[1]?.ugcVideoId ?? 0;
    await addVersion(server, manager, videoId);
    await mailsDelivered(server.db);
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const show = () => manager.POST(`${BASE}/version/submit`, { body: { ugcVideoId: videoId } });
  const onRequest = (client: ApiClient, { text = 'Passt.', ...more }: Said) =>
    client.POST(`${BASE}/comment/add`, { body: { ugcCampaignRequestId: requestId, text, ...more } });
  const onVideo = (client: ApiClient, { text = 'Passt.', ...more }: Said) =>
    client.POST(`${BASE}/video/comment/add`, {
      body: { ugcVideoId: videoId, version: 1, atSeconds: 3, text, ...more },
    });
  const run = () => mailComments(server.server.services);
  /** Comment mails that arrived at the SMTP server while something happened. */
  const arriving = async (happens: () => Promise<unknown>) => {
    const before = smtp.received.length;
    await happens();
    await mailsDelivered(server.db);
    const mails = await Promise.all(smtp.received.slice(before).map((raw) => parseMail(raw)));
    return mails
      .filter(({ subject }) => /Kommentar|comment/.test(subject))
      .map(({ to, subject, text, link }) => ({ to, subject, text, link }));
  };

  test('each conversation is read apart; a brand reads and counts what is shared, whatever it asks for', async () => {
    await show();
    const audiences = [undefined, 'internal', 'shared'] as const;
    for (const say of [onRequest, onVideo]) {
      await say(manager, { text: 'Budget ist knapp.', audience: 'internal' });
      await say(manager, { text: 'Gern mit Musik?', audience: 'shared' });
      await say(brand, { text: 'Ja, bitte.', audience: 'internal' });
    }
    const read = async (client: ApiClient) => {
      const texts: unknown[] = [];
      for (const audience of audiences) {
        const query = audience === undefined ? {} : { audience };
        const answers = [
          await client.GET(`${BASE}/comments/{ugcCampaignRequestId}`, {
            params: { path: { ugcCampaignRequestId: requestId }, query },
          }),
          await client.GET(`${BASE}/video/comments/{ugcVideoId}`, { params: { path: { ugcVideoId: videoId }, query } }),
        ];
        texts.push(
          answers.map(({ data }) => [data?.data.totalElements, data?.data.content.map(({ text }) => text).join(' ')]),
        );
      }
      return texts;
    };
    const twice = (...page: [number, string]) => [page, page];
    const shared = twice(2, 'Gern mit Musik? Ja, bitte.');
    expect(await read(manager)).toEqual([
      twice(3, 'Budget ist knapp. Gern mit Musik? Ja, bitte.'),
      twice(1, 'Budget ist knapp.'),
      shared,
    ]);
    expect(await read(brand)).toEqual([shared, twice(0, ''), shared]);
    const counted = async (client: ApiClient) =>
      (await client.POST(`${BASE}/getWithPagination`, { body: { pageNumber: 0, pageSize: 10 } })).data?.data.content[0]
        ?.comments;
    expect([await counted(brand), await counted(manager)]).toEqual([2, 3]);
    const other = await server.as('brandTwo');
    expect(
      (
        await other.GET(`${BASE}/comments/{ugcCampaignRequestId}`, {
          params: { path: { ugcCampaignRequestId: requestId }, query: { audience: 'shared' } },
        })
      ).response.status,
    ).toBe(404);
    const unknown = await manager.GET(`${BASE}/video/comments/{ugcVideoId}`, {
      params: { path: { ugcVideoId: videoId }, query: { audience: 'everybody' as 'shared' } },
    });
    expect(unknown.response.status).toBe(422);
  });

  test('what the agency shares about a video is mailed with its request in one mail, at most once an hour, in the language of each, with the way to the video', async () => {
    await show();
    await server.db
      .updateTable('users')
      .set({ default_language: 'EN' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
    await onVideo(manager, { audience: 'shared' });
    await onVideo(manager, { audience: 'shared' });
    await onVideo(manager, { text: 'Ton ist zu leise.', audience: 'internal' });
    await onRequest(manager, { audience: 'shared' });
    const mails = await arriving(run);
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [testUsers.brandManager.email, '3 new comments'],
      [testUsers.brand.email, '3 neue Kommentare'],
    ]);
    for (const { link, text } of mails) {
      expect(link).toMatch(new RegExp(`/campaign-self-service/ugc-video/${requestId}/view#video-2$`));
      expect(text).toContain('Herbstleuchten Nachtserum, Video 2');
      expect(text).not.toContain('Ton ist zu leise.');
    }
    await onVideo(manager, { audience: 'shared' });
    server.clock.advance({ minutes: 59 });
    expect(await arriving(run)).toEqual([]);
    server.clock.advance({ minutes: 2 });
    expect(await arriving(run)).toHaveLength(2);
    await server.db
      .updateTable('users')
      .set({ default_language: 'DE' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
  });

  test('what is written about a creator is mailed to the other side, with the way to where it is read', async () => {
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [{ ...fixture.entryOf(0, campaignId), type: 2, budgetExtern: 145, leistung: 'Instagram Video' }],
    });
    const compaignInfluencerId = data?.data.compaignInfluencerId[0] ?? 0;
    await manager.POST('/campaign/v1/stateChange', {
      body: { compaignInfluencerId: [compaignInfluencerId], state: 2 },
    });
    await manager.POST('/campaign/v1/publishedStatusChange', {
      body: { compaignInfluencerId: [compaignInfluencerId], isPublished: 1 },
    });
    const say = (audience: 'internal' | 'shared') =>
      admin.POST('/campaign/v1/influencerComments/{compaignInfluencerId}/add', {
        params: { path: { compaignInfluencerId } },
        body: { text: 'Passt.', audience },
      });
    await say('internal');
    expect(await run()).toBe(0);
    const said = await say('shared');
    expect(said.response.status).toBe(200);
    const read = { compaignInfluencerId, commentId: said.data?.data.commentId ?? 0 };
    expect(
      (await (await server.as('brandManager')).POST(`${BASE}/channel/comment/read`, { body: read })).response.status,
    ).toBe(200);
    const toBrand = await arriving(run);
    expect(toBrand.map(({ to }) => to)).not.toContain(testUsers.brandManager.email);
    expect(toBrand.find(({ to }) => to === testUsers.brand.email)?.link).toMatch(
      new RegExp(`/campaign-self-service/ugc-video/${requestId}/view$`),
    );
    expect(
      (await brand.POST(`${BASE}/channel/comment/add`, { body: { compaignInfluencerId, text: 'Gern.' } })).response
        .status,
    ).toBe(200);
    expect((await arriving(run)).map(({ to }) => to)).toEqual([testUsers.manager.email]);
  });

  test('a user who has read everything about a request, a video or a creator is not mailed about it; one who has read a part is', async () => {
    await show();
    const brandManager = await server.as('brandManager');
    const idOf = ({ data }: { data?: { data: { commentId: number } } }) => data?.data.commentId ?? 0;
    const first = idOf(await onRequest(manager, { audience: 'shared' }));
    const last = idOf(await onRequest(manager, { audience: 'shared' }));
    const onFilm = idOf(await onVideo(manager, { audience: 'shared' }));
    await onRequest(manager, { audience: 'internal' });
    const readRequest = (client: ApiClient, commentId: number) =>
      client.POST(`${BASE}/comment/read`, { body: { ugcCampaignRequestId: requestId, commentId } });
    const readVideo = (client: ApiClient, commentId: number) =>
      client.POST(`${BASE}/video/comment/read`, { body: { ugcVideoId: videoId, commentId } });
    expect((await readRequest(brand, onFilm)).response.status).toBe(404);
    expect((await readRequest(await server.as('brandTwo'), last)).response.status).toBe(404);
    for (const answer of [
      await readRequest(brand, last),
      await readVideo(brand, onFilm),
      await readRequest(brandManager, first),
      await readVideo(brandManager, onFilm),
    ])
      expect(answer.response.status).toBe(200);
    expect((await arriving(run)).map(({ to }) => to)).toEqual([testUsers.brandManager.email]);
  });

  test('staff who have read what the brand shares are not mailed about it, whatever colleagues said among themselves', async () => {
    await show();
    const written = (await onVideo(brand, {})).data?.data.commentId ?? 0;
    await onVideo(admin, { audience: 'internal' });
    expect(
      (await manager.POST(`${BASE}/video/comment/read`, { body: { ugcVideoId: videoId, commentId: written } })).response
        .status,
    ).toBe(200);
    expect(await arriving(run)).toEqual([]);
  });

  test('of a version the brand was not shown, and of what the agency keeps to itself, nobody is mailed', async () => {
    await onVideo(manager, { audience: 'shared' });
    await onVideo(admin, { audience: 'internal' });
    await onRequest(admin, { audience: 'internal' });
    expect(await run()).toBe(0);
  });

  test('what a brand writes is mailed to the responsible user; not to those who switched it off', async () => {
    await show();
    await onVideo(brand, {});
    const mails = await arriving(run);
    expect(mails.map(({ to }) => to)).toEqual([testUsers.manager.email]);
    expect(mails[0]?.link).toMatch(new RegExp(`/campaign/ugc-video-request/${requestId}/view#video-2$`));
    server.clock.advance({ minutes: 61 });
    await onRequest(brand, {});
    await manager.POST('/campaignRequest/commentMail/change', { body: { isOn: false } });
    await onVideo(brand, {});
    expect(await arriving(run)).toEqual([]);
  });
});
