import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import type { CampaignEntriesTable } from '../src/areas/campaigns/tables.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

type Decision = components['schemas']['BrandDecision'];

const ADD = '/campaign/v1/addEditCompaignInfluencer';
const DECIDE = '/campaignRequest/channel/brandStatusChange';

describeOnEachDatabase('publishing and deciding', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    brand = await server.as('brand');
  });
  beforeEach(async () => {
    for (const table of ['influencers', 'campaign_requests', 'campaigns', 'notifications'] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST(ADD, {
      body: [0, 1, 2].map((position) => ({
        ...fixture.entryOf(position),
        vorBudget: 1000,
        leistung: 'Instagram Post',
      })),
    });
    ids = data?.data.compaignInfluencerId ?? [];
    await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: ids, state: 2 } });
  });
  afterAll(() => server.stop());

  const publish = (entryIds: number[], isPublished: 0 | 1 = 1) =>
    manager.POST('/campaign/v1/publishedStatusChange', { body: { compaignInfluencerId: entryIds, isPublished } });
  const shown = async (client = brand) =>
    (await client.GET('/campaignRequest/getById/{id}', { params: { path: { id: fixture.requestId } } })).data?.data;
  const decide = (decision: Decision, client = brand) => client.POST(DECIDE, { body: decision });

  test('the brand sees nothing before publication, then the channels with the brand price [R-FLOW-014]', async () => {
    expect((await shown())?.channels).toEqual([]);
    expect((await publish(ids.slice(0, 2))).response.status).toBe(200);
    const channels = (await shown())?.channels ?? [];
    expect(channels.map(({ handle }) => handle).sort()).toEqual(['lena0', 'lena1']);
    expect(channels[0]).toMatchObject({ brandStatus: 1, budgetExtern: 1200, daysLeft: 14 });
    expect(channels[0]?.audience).toMatchObject({ germany: 81.5, topAgeBand: 'age25To34' });
    expect(JSON.stringify(channels)).not.toMatch(/vorBudget|finalesBudget|cbCommission|notizen/);
    await publish(ids.slice(0, 1), 0);
    expect((await shown())?.channels).toHaveLength(1);
  });

  test('every person of the brand is notified once, live and in the list [R-RT-005] [R-NOTIF-022] [R-ENUM-074]', async () => {
    const token = (await server.logIn('brand')).accessToken;
    const live = await connectLive(server.url, token);
    const inbox = await live.subscribe(`/topic/brandNotification/${testUsers.brand.id}`);
    await publish(ids);
    const event = (await inbox.next()) as components['schemas']['NotificationEvent'];
    expect(event).toMatchObject({
      subEventName: 'add',
      data: { type: 6, subType: 3, refId: fixture.requestId, read: false },
    });
    await live.close();
    for (const name of ['brand', 'brandInvited', 'brandManager'] as const) {
      const { data } = await (await server.as(name)).GET('/brandNotification/recent');
      expect(data?.data).toMatchObject({ unread: 1, totalElements: 1 });
      expect(JSON.parse(data?.data.data[0]?.notificationText ?? '{}')).toMatchObject({
        campaign: 'Herbstleuchten',
        count: '3',
      });
    }
    expect((await (await server.as('brandTwo')).GET('/brandNotification/recent')).data?.data.totalElements).toBe(0);
  });

  test('publishing again notifies nobody twice', async () => {
    await publish(ids);
    await publish(ids);
    expect((await brand.GET('/brandNotification/recent')).data?.data.totalElements).toBe(1);
  });

  test.each([
    ['acquisition', 'publishNeedsInterestedPerson'],
    ['an unsigned request NDA', 'ndaNotAccepted'],
    ['no request', 'campaignWithoutRequest'],
  ])('a channel with %s cannot be published', async (obstacle, key) => {
    if (obstacle === 'acquisition')
      await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: ids, state: 1 } });
    if (obstacle === 'an unsigned request NDA')
      await server.db.updateTable('campaign_requests').set({ nda_required: true }).execute();
    if (obstacle === 'no request')
      await server.db.updateTable('campaign_requests').set({ campaign_id: null }).execute();
    const { response, error } = await publish(ids);
    expect([response.status, error?.error]).toEqual([409, key]);
    expect((await brand.GET('/brandNotification/recent')).data?.data.totalElements).toBe(0);
  });

  describe('what a brand could not decide on', () => {
    const put = (id: number | undefined, values: Updateable<CampaignEntriesTable>) =>
      server.db
        .updateTable('campaign_entries')
        .set(values)
        .where('id', '=', id ?? 0)
        .execute();
    const send = (body: Partial<components['schemas']['PublishedChange']>, client = manager) =>
      client.POST('/campaign/v1/publishedStatusChange', {
        body: { compaignInfluencerId: ids, isPublished: 1, ...body },
      });

    test('is rejected by name until it is confirmed', async () => {
      await put(ids[0], { service: null, pre_budget: null });
      await put(ids[1], { service: '' });
      const whole = await send({});
      const refused = [
        { compaignInfluencerId: ids[0], name: 'Lena Hartwig 0', reason: 'serviceAndBrandPriceMissing' },
        { compaignInfluencerId: ids[1], name: 'Lena Hartwig 1', reason: 'serviceMissing' },
      ];
      expect([whole.response.status, whole.error?.error, whole.error?.data]).toEqual([
        409,
        'serviceAndBrandPriceMissing',
        { refused },
      ]);
      expect((await shown())?.channels).toEqual([]);
      const single = await send({ refusals: 'single' });
      expect(single.data?.data).toMatchObject({ compaignInfluencerId: [ids[2]], refused });
      expect((await send({ confirmIncomplete: true })).response.status).toBe(200);
      expect((await shown())?.channels).toHaveLength(3);
    });

    test.each(['Keine Rückmeldung', 'Absage'])('a creator tagged "%s" is never published', async (tag) => {
      await put(ids[0], { tag });
      const { response, error } = await send({ confirmIncomplete: true });
      expect([response.status, error?.error]).toEqual([409, 'publishNeedsWillingCreator']);
      expect((await send({ confirmIncomplete: true, refusals: 'single' })).data?.data.compaignInfluencerId).toEqual(
        ids.slice(1),
      );
    });

    test('a price of 0 is no price, and what the brand sees already stays', async () => {
      await put(ids[0], { external_budget: 0 });
      await put(ids[1], { is_published: 1, service: null });
      const { error } = await send({});
      expect(error?.data).toMatchObject({ refused: [{ compaignInfluencerId: ids[0], reason: 'brandPriceMissing' }] });
    });

    test('a brand cannot confirm anything', async () => {
      expect((await send({ confirmIncomplete: true }, brand)).response.status).toBe(403);
    });
  });

  test('the brand decides and the people of the campaign are notified live', async () => {
    await publish(ids);
    const live = await connectLive(server.url, (await server.logIn('manager')).accessToken);
    const inbox = await live.subscribe(`/topic/agencyNotification/${testUsers.manager.id}`);
    const { data } = await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 });
    expect(data?.data).toMatchObject({ brandStatus: 3, daysLeft: null });
    expect(await inbox.next()).toMatchObject({ subEventName: 'add', data: { type: 13, refId: fixture.campaignId } });
    await live.close();
    await decide({ compaignInfluencerId: ids[1] ?? 0, brandStatus: 2 });
    await decide({ compaignInfluencerId: ids[2] ?? 0, brandStatus: 4, brandDeclineReason: 3 });
    const rows = await manager.POST('/campaign/v1/getCampaignInfluencersWithPagination', {
      body: { campaignId: fixture.campaignId, state: 2, sortBy: 'brandStatus', sort: 'ASC' },
    });
    expect(rows.data?.data.content.map((row) => [row.brandStatus, row.brandDeclineReason])).toEqual([
      [2, null],
      [3, null],
      [4, '3'],
    ]);
    expect((await (await server.as('admin')).GET('/notification/recent')).data?.data.totalElements).toBe(3);
  });

  test('a campaign with a booked creator runs for its brand, whatever its state at the agency', async () => {
    await publish(ids);
    await server.db.updateTable('campaigns').set({ status: 1 }).where('id', '=', fixture.campaignId).execute();
    const running = async () => (await brand.GET('/campaignRequest/statistics')).data?.data.runningCampaigns;
    const status = async () =>
      (await brand.GET('/campaignRequest/campaignFigures')).data?.data.find(
        ({ campaignRequestId }) => campaignRequestId === fixture.requestId,
      )?.status;
    expect([await running(), await status()]).toEqual([0, 2]);
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 3 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect([await running(), await status()]).toEqual([1, 3]);
    await server.db.updateTable('campaigns').set({ status: 4 }).where('id', '=', fixture.campaignId).execute();
    expect([await running(), await status()]).toEqual([0, 4]);
  });

  test('an approval needs a price; the page offers only what can be decided', async () => {
    await publish(ids);
    const [withoutPrice = 0, booked = 0] = ids;
    await server.db
      .updateTable('campaign_entries')
      .set({ external_budget: null })
      .where('id', '=', withoutPrice)
      .execute();
    const refused = await decide({ compaignInfluencerId: withoutPrice, brandStatus: 3 });
    expect([refused.response.status, refused.error?.error]).toEqual([409, 'priceMissing']);
    await decide({ compaignInfluencerId: booked, brandStatus: 3 });
    await server.db.updateTable('campaign_entries').set({ state: 3 }).where('id', '=', booked).execute();
    const offered = async () =>
      new Map(
        (await shown())?.channels.map(({ compaignInfluencerId, decisions }) => [compaignInfluencerId, decisions]),
      );
    expect(
      [...(await offered()).entries()].toSorted(([one], [other]) => one - other).map(([, decisions]) => decisions),
    ).toEqual([[2, 4], [], [2, 3, 4]]);
    await server.db.updateTable('campaigns').set({ status: 4 }).where('id', '=', fixture.campaignId).execute();
    expect([...(await offered()).values()]).toEqual([[], [], []]);
    const late = await decide({ compaignInfluencerId: ids[2] ?? 0, brandStatus: 2 });
    expect([late.response.status, late.error?.error]).toEqual([409, 'campaignOver']);
  });

  describe('a decline', () => {
    beforeEach(() => publish(ids));

    test('needs a reason of the list [R-ENUM-069]', async () => {
      const missing = await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 4 });
      expect([missing.response.status, missing.error?.fieldErrors]).toEqual([
        422,
        [{ field: 'brandDeclineReason', key: 'declineReasonRequired' }],
      ]);
      const unknown = await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 4, brandDeclineReason: 6 });
      expect(unknown.response.status).toBe(422);
    });

    test('needs the brand\'s own words for "other"', async () => {
      const empty = await decide({
        compaignInfluencerId: ids[0] ?? 0,
        brandStatus: 4,
        brandDeclineReason: 5,
        declineText: '  ',
      });
      expect([empty.response.status, empty.error?.fieldErrors]).toEqual([
        422,
        [{ field: 'declineText', key: 'declineTextRequired' }],
      ]);
      const own = await decide({
        compaignInfluencerId: ids[0] ?? 0,
        brandStatus: 4,
        brandDeclineReason: 5,
        declineText: ' Passt nicht zum Ton. ',
      });
      expect(own.data?.data.brandDeclineReason).toBe('Passt nicht zum Ton.');
    });

    test('is final until staff offer the channel again', async () => {
      await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 4, brandDeclineReason: 1 });
      const again = await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 });
      expect([again.response.status, again.error?.error]).toEqual([409, 'transitionNotAllowed']);
    });
  });

  test('two tabs that decide at once leave one decision', async () => {
    await publish(ids);
    const id = ids[0] ?? 0;
    const answers = await Promise.all([
      decide({ compaignInfluencerId: id, brandStatus: 4, brandDeclineReason: 1 }),
      decide({ compaignInfluencerId: id, brandStatus: 4, brandDeclineReason: 2 }),
    ]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
  });

  const status = async () =>
    (await shown())?.channels.find(({ compaignInfluencerId }) => compaignInfluencerId === ids[0])?.brandStatus;
  const onBehalf = (brandStatus: 3 | 4, seenBrandStatus: 1 | 3) =>
    manager.POST('/campaign/v1/brandStatusChange', {
      body: {
        compaignInfluencerId: [ids[0] ?? 0],
        brandStatus,
        seenBrandStatus,
        note: 'Am Telefon.',
        ...(brandStatus === 4 && { brandDeclineReason: 2 }),
      },
    });

  test.each(['the brand first', 'staff first', 'both at once'])(
    'the brand approves while staff decline on its behalf, %s: one of them counts, and the other sees it',
    async (order) => {
      await publish(ids);
      const byBrand = () => decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3, seenBrandStatus: 1 });
      const first = {
        brand: order === 'the brand first' ? await byBrand() : undefined,
        staff: order === 'staff first' ? await onBehalf(4, 1) : undefined,
      };
      const [theirs, ours] = await Promise.all([first.brand ?? byBrand(), first.staff ?? onBehalf(4, 1)]);
      const brandWon = theirs.response.status === 200;
      expect(await status()).toBe(brandWon ? 3 : 4);
      if (brandWon)
        expect(ours.data?.data).toMatchObject({
          compaignInfluencerId: [],
          refused: [{ compaignInfluencerId: ids[0], reason: 'decidedMeanwhile' }],
        });
      else
        expect([theirs.response.status, theirs.error?.error, theirs.error?.data]).toEqual([
          409,
          'decidedMeanwhile',
          { brandStatus: 4 },
        ]);
      if (order !== 'both at once') expect(brandWon).toBe(order === 'the brand first');
      // Who has seen the decision may still change it.
      if (brandWon) expect((await onBehalf(4, 3)).data?.data.compaignInfluencerId).toEqual([ids[0]]);
    },
  );

  test('a booked channel cannot be declined any more', async () => {
    await publish(ids);
    await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 });
    expect(
      (await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [ids[0] ?? 0], state: 3 } }))
        .response.status,
    ).toBe(200);
    expect(
      (await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 4, brandDeclineReason: 1 })).response.status,
    ).toBe(409);
  });

  test('another brand sees neither request nor channel, an invited colleague decides', async () => {
    await publish(ids);
    const other = await server.as('brandTwo');
    expect(await shown(other)).toBeUndefined();
    expect((await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 }, other)).response.status).toBe(404);
    expect((await other.POST('/campaignRequest/getWithPagination', { body: {} })).data?.data.content).toEqual([]);
    const invited = await server.as('brandInvited');
    expect((await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 }, invited)).response.status).toBe(200);
  });

  test('unpublished, archived or deactivated: not found', async () => {
    expect((await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 })).response.status).toBe(404);
    await publish(ids);
    await server.db.updateTable('campaigns').set({ active: false }).execute();
    expect((await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 })).response.status).toBe(404);
  });

  test("figures of the brand's home count what the brand may see", async () => {
    await publish(ids.slice(0, 2));
    await decide({ compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 });
    const { data } = await brand.GET('/campaignRequest/statistics');
    expect(data?.data).toMatchObject({
      runningCampaigns: 1,
      openDecisions: 1,
      oldestDecisionDays: 0,
      channels: 0,
      spent: 0,
    });
    expect(data?.data.decisions.map(({ brandStatus }) => brandStatus)).toEqual([1, 3]);
    expect(data?.data.requests[0]).toMatchObject({ channelsProposed: 2, channelsApproved: 1, decisionsOpen: 1 });
    // In a campaign that is over nothing waits to be decided.
    const { id, status } = await server.db
      .selectFrom('campaigns')
      .innerJoin('campaign_entries as e', 'e.campaign_id', 'campaigns.id')
      .select(['campaigns.id', 'campaigns.status'])
      .where('e.id', '=', ids[0] ?? 0)
      .executeTakeFirstOrThrow();
    await server.db.updateTable('campaigns').set({ status: CAMPAIGN_STATUS.cancelled }).where('id', '=', id).execute();
    const over = (await brand.GET('/campaignRequest/statistics')).data?.data;
    await server.db.updateTable('campaigns').set({ status }).where('id', '=', id).execute();
    expect(over?.openDecisions).toBe(0);
    expect(over?.requests[0]).toMatchObject({ channelsProposed: 2, decisionsOpen: 0 });
  });

  test('staff and testers have no brand calls, brands no agency bell', async () => {
    for (const name of ['manager', 'tester'] as const) {
      const client = await server.as(name);
      expect((await client.POST('/campaignRequest/getWithPagination', { body: {} })).response.status).toBe(403);
      expect((await client.GET('/brandNotification/recent')).response.status).toBe(403);
    }
    expect((await brand.GET('/notification/recent')).response.status).toBe(403);
  });
});
