import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract, type Operation, readOperations } from '../../src/platform/http/contract.ts';
import { connectLive } from '../kit/connectLive.ts';
import { describeOnOneDatabase } from '../kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import type { CallInput } from '../matrix/asking.ts';
import { type Account, createAccount } from '../matrix/callers.ts';
import { createFingerprint } from '../matrix/fingerprint.ts';
import { type Reply, send } from '../matrix/send.ts';
import { createWorld, MARKS, type World } from '../matrix/world.ts';

const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]));

function operationOf(id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`${id} is no call.`);
  return operation;
}

/**
 * What a brand reads of its own: lists, searches, sorts, counts and figures, with words of the other brand where words
 * can be sent.
 */
const reads: readonly (readonly [string, CallInput])[] = [
  ['getCampaignRequests', { json: { pageSize: 100 } }],
  ['getCampaignRequests', { json: { pageSize: 100, search: MARKS.brandOne } }],
  ['getCampaignRequests', { json: { pageSize: 100, search: '%' } }],
  ['getCampaignRequests', { json: { pageSize: 100, search: "' or 1=1 --" } }],
  ['getCampaignRequests', { json: { pageSize: 100, filters: { status: [1, 2, 3] } } }],
  ...['title', 'budget', 'startDate', 'status', 'updatedAt'].flatMap((sortBy) =>
    ['ASC', 'DESC'].map((sort): readonly [string, CallInput] => [
      'getCampaignRequests',
      { json: { pageSize: 100, sortBy, sort } },
    ]),
  ),
  ['getCampaignRequestStatistics', {}],
  ['getBrandNotifications', { query: { pageSize: 100 } }],
  ['getBrandNotificationsPage', { json: { pageSize: 100 } }],
  ['getBrandNotificationsPage', { json: { pageSize: 100, filters: { read: false } } }],
  ['getUserByUsername', {}],
  ['getRoleBaseModule', {}],
  ['getSessions', {}],
];

describeOnOneDatabase('two brands side by side', (database) => {
  let server: TestServer;
  let world: World;
  let fingerprint: () => Promise<string>;
  let one: Account;
  let two: Account;
  beforeAll(async () => {
    server = await startTestServer({ database });
    world = await createWorld(server);
    fingerprint = await createFingerprint(server.db);
  });
  beforeEach(async () => {
    [one, two] = [await createAccount(server, '3'), await createAccount(server, '3o')];
  });
  afterAll(() => server.stop());

  const as = (account: Account, id: string, input: CallInput = {}): Promise<Reply> =>
    send(server.url, operationOf(id), input, account.accessToken);

  async function readAll(account: Account): Promise<string[]> {
    const replies: string[] = [];
    for (const [id, input] of reads) {
      const reply = await as(account, id, input);
      expect(reply.status, `${id}`).toBe(200);
      replies.push(`${id} ${JSON.stringify(input)} ${reply.text}`);
    }
    return replies;
  }

  test('never read each other, in no list, search, order, count or figure', async () => {
    const ofOne = (await readAll(one)).filter((reply) => !reply.includes('"search"'));
    const ofTwo = await readAll(two);
    expect(ofOne.filter((reply) => reply.includes(MARKS.brandTwo))).toEqual([]);
    const heard = ofTwo.filter((reply) => reply.slice(reply.indexOf('{"message"')).includes(MARKS.brandOne));
    expect(heard).toEqual([]);
    expect(ofOne.some((reply) => reply.includes(MARKS.brandOne))).toBe(true);
    expect(ofTwo.some((reply) => reply.includes(MARKS.brandTwo))).toBe(true);
  });

  test('what happens to one changes no figure of the other', async () => {
    const figures = async (): Promise<unknown> => {
      const [statistics, list] = [
        await as(two, 'getCampaignRequestStatistics'),
        await as(two, 'getCampaignRequests', { json: {} }),
      ];
      return [JSON.parse(statistics.text), JSON.parse(list.text)];
    };
    const before = await figures();
    for (let count = 0; count < 5; count += 1) await world.createEntry(1, { state: 3 });
    expect(await figures()).toEqual(before);
  });

  test('a record of the other brand is answered like one that does not exist, word for word', async () => {
    const entry = await world.createEntry(1);
    const notification = await world.createNotification(one.id, 'brand');
    const { id: ugcRequest } = await server.db
      .insertInto('ugc_requests')
      .values({ number: 'UGC-1', customer_id: 1, product_name: MARKS.brandOne, is_draft: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    const nowhere = 2_000_000_000;
    const attempts: readonly (readonly [string, (id: number) => CallInput, number])[] = [
      ['getCampaignRequest', (id) => ({ path: { id } }), world.requestOf[1]],
      ['getUgcRequestStatistics', (id) => ({ query: { ugcCampaignRequestId: id } }), ugcRequest],
      ['decideOnChannel', (id) => ({ json: { compaignInfluencerId: id, brandStatus: 3 } }), entry],
      [
        'decideOnChannel',
        (id) => ({ json: { compaignInfluencerId: id, brandStatus: 4, brandDeclineReason: 1 } }),
        entry,
      ],
      ['markBrandNotificationRead', (id) => ({ json: { notificationId: id } }), notification],
      ['deleteBrandNotifications', (id) => ({ json: [id] }), notification],
    ];
    const before = await fingerprint();
    for (const [id, input, foreign] of attempts) {
      const [there, missing] = [await as(two, id, input(foreign)), await as(two, id, input(nowhere))];
      expect([there.status, missing.status], `${id}`).toEqual([404, 404]);
      expect(there.text, `${id}`).toBe(missing.text);
    }
    expect(await fingerprint()).toBe(before);
  });

  test('of a list of ids with a foreign one nothing is carried out', async () => {
    const [foreign, own] = [
      await world.createNotification(one.id, 'brand'),
      await world.createNotification(two.id, 'brand'),
    ];
    const before = await fingerprint();
    expect((await as(two, 'deleteBrandNotifications', { json: [own, foreign] })).status).toBe(404);
    expect(await fingerprint()).toBe(before);
  });

  test('own ids do not open the other panel or the agency’s calls', async () => {
    const staff = await createAccount(server, '9');
    const agency = await world.createNotification(staff.id, 'agency');
    const misplaced = await world.createNotification(two.id, 'agency');
    for (const id of [agency, misplaced]) {
      expect((await as(two, 'markBrandNotificationRead', { json: { notificationId: id } })).status).toBe(404);
      expect((await as(two, 'markAgencyNotificationRead', { json: { notificationId: id } })).status).toBe(403);
    }
    expect((await as(two, 'getCampaign', { path: { id: world.campaignOf[2] } })).status).toBe(403);
    expect(
      (await as(two, 'getCampaignInfluencers', { json: { campaignId: world.campaignOf[2], state: 2 } })).status,
    ).toBe(403);
  });

  test('an address of another user in a call is rejected, whatever its spelling', async () => {
    for (const username of [one.email, one.email.toUpperCase(), `${one.email} `, 'brand@resonanz.example']) {
      expect((await as(two, 'getUserByUsername', { query: { username } })).status, `${username}`).toBe(403);
    }
  });

  test('an event reaches the brand it is for and no other, and foreign topics are rejected', async () => {
    const manager = await createAccount(server, '9');
    const hidden = await world.createEntry(1, { is_published: 0 });
    const [ears, otherEars] = [
      await connectLive(server.url, one.accessToken),
      await connectLive(server.url, two.accessToken),
    ];
    const heard = await ears.subscribe(`/topic/brandNotification/${one.id}`);
    const otherHeard = await otherEars.subscribe(`/topic/brandNotification/${two.id}`);
    expect(
      (await as(manager, 'changePublishedStatus', { json: { compaignInfluencerId: [hidden], isPublished: 1 } })).status,
    ).toBe(200);
    expect(JSON.stringify(await heard.next())).toContain(MARKS.brandOne);
    // Events keep their order: one for brand two that comes later arrives first only when nothing else was sent to it.
    const own = await world.createEntry(2, { is_published: 0 });
    expect(
      (await as(manager, 'changePublishedStatus', { json: { compaignInfluencerId: [own], isPublished: 1 } })).status,
    ).toBe(200);
    expect(JSON.stringify(await otherHeard.next())).toContain(MARKS.brandTwo);
    expect(JSON.stringify(otherHeard.events)).not.toContain(MARKS.brandOne);
    expect(JSON.stringify((await readAll(two)).at(-6))).not.toContain(MARKS.brandOne);
    await Promise.all([ears.close(), otherEars.close()]);

    for (const topic of [
      `/topic/brandNotification/${one.id}`,
      `/topic/agencyNotification/${two.id}`,
      '/topic/channelbuzz',
      '/topic/brandNotification/*',
    ]) {
      const spy = await connectLive(server.url, two.accessToken);
      await expect(spy.subscribe(topic), `${topic}`).rejects.toThrow(Error);
      await spy.close();
    }
  });

  describe('what the agency pays, earns and notes', () => {
    test.each(['vorBudget', 'finalesBudget', 'cbCommission', 'notizen', 'iban', 'margin', 'intern'])(
      '%s is in no answer to a brand',
      async (name) => {
        await world.createEntry(1, { state: 3 });
        const replies = [
          ...(await readAll(one)),
          (await as(one, 'getCampaignRequest', { path: { id: world.requestOf[1] } })).text,
        ];
        const decided = await as(one, 'decideOnChannel', {
          json: { compaignInfluencerId: await world.createEntry(1), brandStatus: 2 },
        });
        expect(decided.status).toBe(200);
        expect([...replies, decided.text].filter((reply) => reply.includes(name))).toEqual([]);
      },
    );
  });

  test('a brand changes no account but its own, and decides on no company name', async () => {
    const colleague = await createAccount(server, '3o');
    const row = await server.db
      .selectFrom('users')
      .select('updated_at')
      .where('id', '=', colleague.id)
      .executeTakeFirstOrThrow();
    const { id: companyNameChangeId } = await server.db
      .insertInto('company_name_changes')
      .values({ user_id: one.id, requested_name: 'Neuer Name' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await fingerprint();
    for (const { id } of [one, colleague]) {
      const user = JSON.stringify({
        userId: id,
        updatedAt: new Date(row.updated_at).toISOString(),
        contactPerson: 'Übernommen',
      });
      expect([403, 404]).toContain((await as(two, 'updateBrandUser', { form: { user } })).status);
    }
    for (const account of [one, two]) {
      const reply = await as(account, 'changeBrandUserCompanyName', { json: { companyNameChangeId, status: 1 } });
      expect([403, 422]).toContain(reply.status);
    }
    for (const id of ['changeUserApproveStatus', 'resetBrandUserPassword', 'getBrandUsersPage', 'addBrandUser']) {
      expect(
        (await as(two, id, id === 'addBrandUser' ? { form: { user: '{}' } } : { json: { userId: one.id, status: 1 } }))
          .status,
      ).toBe(403);
    }
    expect(await fingerprint()).toBe(before);
  });

  test('a brand without a company, and a management without one, see nobody’s records', async () => {
    await server.db.updateTable('users').set({ customer_id: null }).where('id', '=', two.id).execute();
    expect((await as(two, 'getCampaignRequest', { path: { id: world.requestOf[1] } })).status).not.toBe(200);
    expect((await as(two, 'getCampaignRequests', { json: {} })).text).not.toContain(MARKS.brandOne);

    const management = await createAccount(server, '7');
    await server.db
      .updateTable('influencers')
      .set({ management: '' })
      .where('id', '=', world.channels.others.influencerId)
      .execute();
    for (const company_name of [null, '']) {
      await server.db.updateTable('users').set({ company_name }).where('id', '=', management.id).execute();
      const reply = await as(management, 'searchInfluencers', { json: { pageSize: 100 } });
      expect(JSON.parse(reply.text), `${company_name}`).toMatchObject({ data: { content: [], totalElements: 0 } });
    }
  });
});
