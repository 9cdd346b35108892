import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { approveUgcRequest, dayIn, sendUgcRequest, ugcOrder } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('UGC requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let other: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, other] = await Promise.all([server.as('manager'), server.as('brand'), server.as('brandTwo')]);
  });
  beforeEach(async () => {
    for (const table of ['ugc_requests', 'notifications', 'comments', 'campaigns'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const save = (body: object, client = brand) => client.POST(`${BASE}/save`, { body: { send: false, ...body } });
  const get = async (id: number, client = brand) =>
    (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id } } })).data?.data;
  const list = async (client: ApiClient, body: object = {}) =>
    (await client.POST(`${BASE}/getWithPagination`, { body })).data?.data;
  const decide = async (ugcCampaignRequestId: number, status: 2 | 3, more: object = {}) => {
    const updatedAt = (await get(ugcCampaignRequestId, manager))?.updatedAt ?? server.clock.now().toISOString();
    return manager.POST(`${BASE}/statusChange`, { body: { ugcCampaignRequestId, status, updatedAt, ...more } });
  };
  const notifications = () =>
    server.db
      .selectFrom('notifications')
      .select(['user_id', 'panel', 'type', 'sub_type', 'ref_id'])
      .orderBy('id')
      .execute();

  test('a draft is saved on the server and seen by the company alone; the agency sees it once it is sent', async () => {
    const draft = (await save({ productName: 'Nachtserum', videoCount: 3 })).data?.data;
    expect(draft).toMatchObject({
      isDraft: true,
      mayChange: true,
      status: 1,
      order: { productName: 'Nachtserum', videoCount: 3, startVariants: -1 },
      sentAt: null,
    });
    expect(draft?.number).toMatch(/^UGC-\d{4}-\d{4}$/);
    const id = draft?.ugcCampaignRequestId ?? 0;
    expect((await list(manager))?.totalElements).toBe(0);
    expect(await get(id, manager)).toBeUndefined();
    expect((await get(id, await server.as('brandManager')))?.number).toBe(draft?.number);
    const incomplete = await save({ ugcCampaignRequestId: id, updatedAt: draft?.updatedAt, send: true });
    expect([incomplete.response.status, incomplete.error?.fieldErrors?.map(({ field }) => field)]).toEqual([
      422,
      ['languages', 'briefing'],
    ]);
    const sent = (await save({ ugcCampaignRequestId: id, updatedAt: draft?.updatedAt, ...ugcOrder, send: true })).data
      ?.data;
    expect(sent).toMatchObject({ isDraft: false, status: 1, mayChange: true, assignUserId: testUsers.manager.id });
    expect((await list(manager))?.content.map(({ number }) => number)).toEqual([draft?.number]);
    expect(await notifications()).toEqual([
      { user_id: testUsers.manager.id, panel: 'agency', type: 9, sub_type: 0, ref_id: id },
    ]);
    expect(
      (await server.mails())
        .filter(({ template }) => template === 'ugcRequestReceived')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([testUsers.brandManager.email, testUsers.brand.email]);
  });

  test('approving makes the campaign of type 3 with its videos, and notifies the brand with the price', async () => {
    const request = await approveUgcRequest(brand, manager);
    const campaign = await server.db
      .selectFrom('campaigns')
      .select(['type', 'customer_id', 'budget', 'owner_user_id'])
      .where('id', '=', request.campaignId ?? 0)
      .executeTakeFirst();
    expect(campaign).toEqual({ type: 3, customer_id: 1, budget: 435, owner_user_id: testUsers.manager.id });
    expect(
      request.videos.map(({ position, contentStatus, correctionsIncluded }) => [
        position,
        contentStatus,
        correctionsIncluded,
      ]),
    ).toEqual([1, 2, 3].map((position) => [position, 'Offen', 2]));
    const brandNews = (await notifications()).filter(({ panel }) => panel === 'brand');
    expect(brandNews.map(({ user_id }) => user_id).toSorted()).toEqual(
      [testUsers.brand.id, testUsers.brandManager.id].toSorted(),
    );
    expect(brandNews[0]).toMatchObject({ type: 9, sub_type: 9, ref_id: request.ugcCampaignRequestId });
    expect(
      (await server.mails())
        .flatMap(({ template, text }) => (template === 'ugcRequestApproved' ? [text] : []))
        .join('\n'),
    ).toContain('435\u00a0€');
  });

  test('a decline needs a reason; the brand changes the request and sends it again', async () => {
    const { ugcCampaignRequestId: id } = await sendUgcRequest(brand);
    expect((await decide(id, 3)).error?.fieldErrors).toEqual([{ field: 'reason', key: 'required' }]);
    await decide(id, 3, { reason: 'Der Termin ist zu früh.' });
    const declined = await get(id);
    const mail = (await server.mails()).find(
      ({ template, subject, to }) =>
        template === 'ugcRequestDeclined' && subject.endsWith(declined?.number ?? '?') && to === testUsers.brand.email,
    );
    expect(mail?.text).toContain('Der Termin ist zu früh.');
    expect(mail?.link).toMatch(new RegExp(`/campaign-self-service/ugc-video/${id}/view$`));
    expect(declined).toMatchObject({ status: 3, declineReason: 'Der Termin ist zu früh.', mayChange: true });
    expect((await notifications()).filter(({ sub_type }) => sub_type === 10)).toHaveLength(2);
    expect((await decide(id, 2)).error?.error).toBe('transitionNotAllowed');
    const later = dayIn(60);
    const again = await save({
      ugcCampaignRequestId: id,
      updatedAt: declined?.updatedAt,
      deliveryDate: later,
      send: true,
    });
    expect(again.data?.data).toMatchObject({ status: 1, declineReason: null, order: { deliveryDate: later } });
  });

  test('what the agency has begun with, and what another user has changed, cannot be changed', async () => {
    const sent = await sendUgcRequest(brand);
    const id = sent.ugcCampaignRequestId;
    const stale = await save({ ugcCampaignRequestId: id, updatedAt: '2020-01-01T00:00:00.000Z', music: false });
    expect([stale.response.status, stale.error?.error]).toEqual([409, 'changedMeanwhile']);
    await manager.POST(`${BASE}/assign`, { body: { ugcCampaignRequestId: id, userId: testUsers.admin.id } });
    const begun = await get(id);
    expect(begun).toMatchObject({ mayChange: false, assignUserId: testUsers.admin.id });
    const refused = await save({ ugcCampaignRequestId: id, updatedAt: begun?.updatedAt, music: false });
    expect([refused.response.status, refused.error?.error]).toEqual([409, 'requestNotEditable']);
    expect(
      (await manager.POST(`${BASE}/assign`, { body: { ugcCampaignRequestId: id, userId: testUsers.brand.id } }))
        .response.status,
    ).toBe(422);
  });

  test('of two who decide at once one is rejected, also when the brand withdraws meanwhile', async () => {
    const first = await sendUgcRequest(brand);
    const answers = await Promise.all([
      decide(first.ugcCampaignRequestId, 2),
      decide(first.ugcCampaignRequestId, 3, { reason: 'Nein.' }),
    ]);
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    const second = await sendUgcRequest(brand);
    const id = second.ugcCampaignRequestId;
    const race = await Promise.all([
      decide(id, 2),
      brand.POST(`${BASE}/withdraw`, { body: { ugcCampaignRequestId: id } }),
    ]);
    expect(race.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    const { status, archived } = (await get(id)) ?? {};
    expect([status, archived]).toEqual(race[0].response.status === 200 ? [2, false] : [1, true]);
  });

  test('what is approved is the order and the price that were read', async () => {
    const { ugcCampaignRequestId: id, updatedAt: read } = await sendUgcRequest(brand);
    server.clock.advance({ minutes: 1 });
    const { updatedAt } =
      (await save({ ...ugcOrder, ugcCampaignRequestId: id, updatedAt: read, videoCount: 7, send: true })).data?.data ??
      {};
    for (const status of [2, 3] as const) {
      const late = await decide(id, status, { updatedAt: read, reason: 'Nein.' });
      expect([late.response.status, late.error?.error]).toEqual([409, 'changedMeanwhile']);
    }
    expect(await get(id)).toMatchObject({ status: 1, campaignId: null });
    server.clock.advance({ minutes: 1 });
    await manager.POST(`${BASE}/offer/add`, {
      body: { ugcCampaignRequestId: id, lines: [{ text: 'Sieben Videos', amount: 900 }] },
    });
    expect((await decide(id, 2, { updatedAt })).error?.error).toBe('changedMeanwhile');
    expect((await decide(id, 2)).data?.data).toMatchObject({ status: 2, money: { total: 900 } });
  });

  test('a draft that is withdrawn is gone, a sent request is in the archive', async () => {
    const draft = (await save({ productName: 'Entwurf' })).data?.data.ugcCampaignRequestId ?? 0;
    const sent = (await sendUgcRequest(brand)).ugcCampaignRequestId;
    for (const id of [draft, sent])
      expect((await brand.POST(`${BASE}/withdraw`, { body: { ugcCampaignRequestId: id } })).response.status).toBe(200);
    expect(await get(draft)).toBeUndefined();
    expect((await list(brand))?.totalElements).toBe(0);
    expect(
      (await list(brand, { filters: { archived: true } }))?.content.map(
        ({ ugcCampaignRequestId }) => ugcCampaignRequestId,
      ),
    ).toEqual([sent]);
  });

  describe('who sees and does what', () => {
    test('another brand finds nothing and changes nothing', async () => {
      const { ugcCampaignRequestId: id, updatedAt } = await sendUgcRequest(brand);
      expect((await list(other))?.totalElements).toBe(0);
      expect(await get(id, other)).toBeUndefined();
      const calls = [
        save({ ugcCampaignRequestId: id, updatedAt, productName: 'Fremd' }, other),
        other.POST(`${BASE}/withdraw`, { body: { ugcCampaignRequestId: id } }),
        other.POST(`${BASE}/comment/add`, { body: { ugcCampaignRequestId: id, text: 'Hallo' } }),
        other.GET(`${BASE}/comments/{ugcCampaignRequestId}`, { params: { path: { ugcCampaignRequestId: id } } }),
      ];
      expect((await Promise.all(calls)).map(({ response }) => response.status)).toEqual([404, 404, 404, 404]);
      expect((await get(id))?.order.productName).toBe(ugcOrder.productName);
      expect((await other.GET(`${BASE}/statistics`)).data?.data).toMatchObject({ requestsOpen: 0, spent: 0 });
    });

    test('who signed up by token reads and comments, and orders nothing [R-GUARD-009] [R-GUARD-010]', async () => {
      const invited = await server.as('brandInvited');
      const { ugcCampaignRequestId: id, updatedAt } = await sendUgcRequest(brand);
      expect((await save({ ...ugcOrder, send: true }, invited)).response.status).toBe(403);
      expect((await save({ ugcCampaignRequestId: id, updatedAt, music: false }, invited)).response.status).toBe(403);
      expect((await invited.POST(`${BASE}/withdraw`, { body: { ugcCampaignRequestId: id } })).response.status).toBe(
        403,
      );
      expect((await get(id, invited))?.number).toBeDefined();
      expect(
        (await invited.POST(`${BASE}/comment/add`, { body: { ugcCampaignRequestId: id, text: 'Bitte mit Musik.' } }))
          .response.status,
      ).toBe(200);
    });

    test('comments: the agency keeps to itself what it does not share; each side is notified of the other', async () => {
      const { ugcCampaignRequestId: id } = await sendUgcRequest(brand);
      await server.db.deleteFrom('notifications').execute();
      const say = (client: ApiClient, body: object) =>
        client.POST(`${BASE}/comment/add`, { body: { ugcCampaignRequestId: id, text: 'Passt.', ...body } });
      await say(manager, { text: 'Intern.' });
      await say(manager, { text: 'Gern mit Musik?', audience: 'shared' });
      await say(brand, { text: 'Ja, bitte.', audience: 'internal' });
      const thread = async (client: ApiClient) =>
        (
          await client.GET(`${BASE}/comments/{ugcCampaignRequestId}`, {
            params: { path: { ugcCampaignRequestId: id } },
          })
        ).data?.data.content.map(({ text }) => text);
      expect(await thread(brand)).toEqual(['Gern mit Musik?', 'Ja, bitte.']);
      expect(await thread(manager)).toHaveLength(3);
      const news = (await notifications()).map(({ user_id, type, sub_type }) => [user_id, type, sub_type]);
      expect(news).toContainEqual([testUsers.brand.id, 12, 13]);
      expect(news).toContainEqual([testUsers.manager.id, 12, 13]);
      expect(news).toHaveLength(3);
      expect((await say(brand, { text: '<b>laut</b>' })).response.status).toBe(422);
    });

    test('deactivating needs a reason, which is in the history; it and archiving notify the brand; a pending request is not archived', async () => {
      const { ugcCampaignRequestId: id } = await approveUgcRequest(brand, manager);
      await server.db.deleteFrom('notifications').execute();
      const place = (body: object, client = manager) =>
        client.POST(`${BASE}/placeChange`, { body: { ugcCampaignRequestId: id, ...body } });
      for (const reason of [undefined, '  ', '<b>Doppelt</b>'])
        expect((await place({ active: false, reason })).response.status).toBe(422);
      expect((await place({ reason: 'Doppelt angefragt.' })).error?.fieldErrors).toEqual([
        { field: 'active', key: 'required' },
      ]);
      expect((await get(id, manager))?.active).toBe(true);
      expect((await place({ active: false, reason: ' Doppelt angefragt. ' })).data?.data.active).toBe(false);
      const history = await manager.GET(`${BASE}/history/{ugcCampaignRequestId}`, {
        params: { path: { ugcCampaignRequestId: id } },
      });
      expect(history.data?.data.content[0]).toMatchObject({
        changes: [{ field: 'active', before: true, after: false }],
        reason: 'Doppelt angefragt.',
      });
      await place({ archived: true });
      expect(
        (await notifications()).filter(({ user_id }) => user_id === testUsers.brand.id).map(({ sub_type }) => sub_type),
      ).toEqual([15, 16]);
      expect((await place({ active: true }, brand)).response.status).toBe(403);
      const pending = await sendUgcRequest(brand);
      const refused = await manager.POST(`${BASE}/placeChange`, {
        body: { ugcCampaignRequestId: pending.ugcCampaignRequestId, archived: true },
      });
      expect(refused.error?.error).toBe('requestPending');
    });
  });
});
