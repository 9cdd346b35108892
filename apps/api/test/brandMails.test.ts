import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailBrandNews } from '../src/areas/campaigns/decisions/sendBrandMails.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { mailsDelivered, parseMail } from './kit/mailbox.ts';
import { startSmtpServer, type TestSmtpServer } from './kit/startSmtpServer.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('mails to brands at the decisive moments', (database) => {
  let smtp: TestSmtpServer;
  let server: TestServer;
  let manager: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startTestServer({ database, smtpUrl: smtp.url });
  });
  beforeEach(async () => {
    manager = await server.as('manager');
    for (const table of ['influencers', 'campaign_requests', 'campaigns', 'notifications', 'brand_mails'] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [0, 1, 2].map((position) => ({ ...fixture.entryOf(position), vorBudget: 1000 })),
    });
    ids = data?.data.compaignInfluencerId ?? [];
    await server.db.updateTable('campaign_entries').set({ service: 'Reel' }).where('id', 'in', ids).execute();
    await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: ids, state: 2 } });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  const publish = async (entryIds: number[], isPublished: 0 | 1 = 1) =>
    expect(
      (
        await (
          await server.as('manager')
        ).POST('/campaign/v1/publishedStatusChange', { body: { compaignInfluencerId: entryIds, isPublished } })
      ).response.status,
    ).toBe(200);
  const run = () => mailBrandNews(server.server.services);
  /** Mails that arrived at the SMTP server while the job ran. */
  const arriving = async () => {
    await mailsDelivered(server.db);
    const before = smtp.received.length;
    await Promise.all([run(), run()]);
    await mailsDelivered(server.db);
    return Promise.all(smtp.received.slice(before).map((raw) => parseMail(raw)));
  };

  test('proposals of a quarter of an hour are one mail to each person of the brand, by name and in their language', async () => {
    await server.db
      .updateTable('users')
      .set({ default_language: 'EN' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
    await publish(ids.slice(0, 1));
    server.clock.advance({ minutes: 10 });
    await publish(ids.slice(1, 2));
    expect(await arriving()).toEqual([]);
    server.clock.advance({ minutes: 5, seconds: 1 });
    const mails = await arriving();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [testUsers.brand.email, testUsers.brandInvited.email, testUsers.brandManager.email].toSorted(),
    );
    const german = mails.find(({ to }) => to === testUsers.brand.email);
    expect(german).toMatchObject({
      subject: '2 Vorschläge für „Herbstleuchten“',
      link: expect.stringContaining(`/campaign-self-service/campaign-request/${fixture.requestId}/view`),
    });
    expect(german?.text).toMatch(/^Guten Tag \S.*,\n/);
    expect(german?.text).toContain('> Lena Hartwig 0\n> Lena Hartwig 1');
    expect(mails.find(({ to }) => to === testUsers.brandManager.email)?.subject).toBe(
      '2 proposals for “Herbstleuchten”',
    );
    expect(await arriving()).toEqual([]);
    await server.db
      .updateTable('users')
      .set({ default_language: 'DE' })
      .where('id', '=', testUsers.brandManager.id)
      .execute();
  });

  test('what was withdrawn or decided meanwhile is not mailed', async () => {
    await publish(ids);
    await publish(ids.slice(0, 1), 0);
    const brand = await server.as('brand');
    await brand.POST('/campaignRequest/channel/brandStatusChange', {
      body: { compaignInfluencerId: ids[1] ?? 0, brandStatus: 3 },
    });
    server.clock.advance({ minutes: 16 });
    const [mail] = await arriving();
    expect(mail?.subject).toBe('Ein Vorschlag für „Herbstleuchten“');
    await publish(ids.slice(0, 1));
    await publish(ids.slice(0, 1), 0);
    server.clock.advance({ minutes: 16 });
    expect(await arriving()).toEqual([]);
  });

  test('content that waits for release is shown in the bell at once and mailed after a quarter of an hour', async () => {
    await publish(ids);
    server.clock.advance({ minutes: 16 });
    await arriving();
    await server.db.deleteFrom('notifications').execute();
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 3, brand_status: 3, content_status: 'Offen', content_link: 'https://example.com/reel' })
      .where('id', 'in', ids.slice(0, 2))
      .execute();
    const submitted = await (
      await server.as('manager')
    ).POST('/campaign/v1/contentStatusChange', {
      body: { compaignInfluencerId: ids.slice(0, 2), contentStatus: 'Eingereicht' },
    });
    expect(submitted.response.status).toBe(200);
    const bell = (await (await server.as('brand')).GET('/brandNotification/recent')).data?.data.data ?? [];
    expect(bell).toMatchObject([
      { type: 6, subType: 3, message: 'notificationText.contentToRelease', refId: fixture.requestId },
    ]);
    expect((await (await server.as('brandTwo')).GET('/brandNotification/recent')).data?.data.totalElements).toBe(0);
    expect(await arriving()).toEqual([]);
    server.clock.advance({ minutes: 16 });
    const mails = await arriving();
    expect(mails.map(({ to }) => to)).toContain(testUsers.brand.email);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['2 Inhalte zu „Herbstleuchten“ warten auf Ihre Freigabe']),
    );
    expect(mails[0]?.text).toContain('> Lena Hartwig 0\n> Lena Hartwig 1');
  });
});
