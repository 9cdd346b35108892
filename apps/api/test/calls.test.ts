import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordTurns } from '../src/platform/access/passwords.ts';
import { insertCampaignFixture, type CampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type ApiClient, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('calls', (database) => {
  let server: TestServer;
  let fixture: CampaignFixture;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    fixture = await insertCampaignFixture(server.db, 8);
    manager = await server.as('manager');
  });
  afterAll(() => server.stop());

  const add = (client: ApiClient, channel: number, key: string) =>
    client.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [fixture.entryOf(channel)],
      headers: { 'Idempotency-Key': key },
    });
  const entries = async () =>
    (
      await server.db
        .selectFrom('campaign_entries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  describe('a write under an idempotency key', () => {
    test('happens once, and a repetition gets the same answer', async () => {
      const key = randomUUID();
      const before = await entries();
      const first = await add(manager, 0, key);
      const again = await add(manager, 0, key);
      expect(first.response.status).toBe(200);
      expect(again.data).toEqual(first.data);
      expect(await entries()).toBe(before + 1);
      const withoutKey = await manager.POST('/campaign/v1/addEditCompaignInfluencer', { body: [fixture.entryOf(0)] });
      expect(withoutKey.response.status).toBe(409);
    });

    test('happens once when fifty copies arrive together', async () => {
      const key = randomUUID();
      const before = await entries();
      const answers = await Promise.all(Array.from({ length: 50 }, () => add(manager, 1, key)));
      expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await entries()).toBe(before + 1);
    });

    test('is rejected when the key stands for another request', async () => {
      const key = randomUUID();
      await add(manager, 2, key);
      const { response, error } = await add(manager, 3, key);
      expect(response.status).toBe(422);
      expect(error?.fieldErrors).toEqual([{ field: 'idempotency-key', key: 'idempotencyKeyReused' }]);
    });

    test('may be tried again after a rejection', async () => {
      const key = randomUUID();
      const campaign = server.db.updateTable('campaigns').where('id', '=', fixture.campaignId);
      await campaign.set({ archived: true, active: false }).execute();
      expect((await add(manager, 4, key)).response.status).toBeGreaterThanOrEqual(400);
      await campaign.set({ archived: false, active: true }).execute();
      expect((await add(manager, 4, key)).response.status).toBe(200);
    });

    test('belongs to its user: the same key of another one is another call', async () => {
      const key = randomUUID();
      const admin = await server.as('admin');
      const [one, other] = [await add(manager, 5, key), await add(admin, 6, key)];
      expect([one.response.status, other.response.status]).toEqual([200, 200]);
      expect(other.data).not.toEqual(one.data);
    });

    test('whose server ended in the middle is not done again, and says so', async () => {
      const key = randomUUID();
      await add(manager, 7, key);
      const interrupted = server.db.updateTable('repeatable_calls').where('key', '=', key);
      await interrupted.set({ state: 'unknown' }).execute();
      const before = await entries();
      const { response, error } = await add(manager, 7, key);
      expect([response.status, error?.error]).toEqual([409, 'outcomeUnknown']);
      expect(await entries()).toBe(before);
    });

    test('needs a key that can be one', async () => {
      expect((await add(manager, 7, 'short')).response.status).toBe(400);
    });
  });

  describe('the audit log', () => {
    const last = () => server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

    test('has a row for a change, with who, what and from where', async () => {
      const region = await manager.POST('/changeUserDefaultRegion', { body: { regionId: 1 } });
      expect(region.response.status).toBe(200);
      expect(await last()).toMatchObject({
        user_id: testUsers.manager.id,
        role_id: 9,
        operation: 'changeUserDefaultRegion',
        outcome: 200,
        request_id: region.response.headers.get('x-request-id'),
        address: '127.0.0.0',
      });
    });

    test('has a row for a rejected change, and none for reading', async () => {
      const brand = await server.as('brand');
      const refused = await add(brand, 0, randomUUID());
      expect(refused.response.status).toBe(403);
      const row = await last();
      expect(row).toMatchObject({
        user_id: testUsers.brand.id,
        operation: 'addEditCampaignInfluencers',
        entity: 'campaign-entries',
        outcome: 403,
      });
      await manager.GET('/region/getAll');
      expect((await last())?.id).toBe(row?.id);
    });

    test('has one row for a write that was repeated', async () => {
      const rows = await server.db
        .selectFrom('audit_log')
        .select('id')
        .where('operation', '=', 'addEditCampaignInfluencers')
        .where('outcome', '=', 200)
        .execute();
      expect(rows).toHaveLength(await entries());
    });
  });
});

describe('rate limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      rateLimits: { user: 5, exports: 2, anonymous: 10, pictures: 4 },
    });
  });
  afterAll(() => server.stop());

  test('one user is rejected above the limit with the time to wait, another is not', async () => {
    const [brand, tester] = [await server.as('brand'), await server.as('tester')];
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let call = 0; call < 7; call += 1) {
      const { response } = await brand.GET('/region/getAll');
      statuses.push(response.status);
      if (response.status === 429) refused = response;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tester.GET('/region/getAll')).response.status).toBe(200);
  });

  test('exports have a limit of their own', async () => {
    const manager = await server.as('manager');
    const exported = async () =>
      (await manager.POST('/influencer/export', { body: { format: 'csv', language: 'de' }, parseAs: 'blob' })).response
        .status;
    expect([await exported(), await exported(), await exported()]).toEqual([200, 200, 429]);
  });

  test('a network that only guesses is rejected before anything is looked up', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 12; call += 1) {
      const answer = await fetch(`${server.url}/api/region/getAll`, {
        headers: { authorization: `Bearer guess-${call}`, 'x-forwarded-for': '198.51.100.7' },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('pictures are counted for each network, also those that do not exist', async () => {
    const fetchPicture = (network: string) =>
      fetch(`${server.url}/media/nothing.png`, { headers: { 'x-forwarded-for': network } });
    const answers: Response[] = [];
    for (let call = 0; call < 5; call += 1) answers.push(await fetchPicture('198.51.100.8'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetchPicture('203.0.113.9')).status).toBe(404);
  });

  test('a log-in that would wait too long is answered with when to try again, and does not count as failed', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const queue = Array.from({ length: 202 }, () => passwordTurns.take(() => gate));
    const logIn = () =>
      fetch(`${server.url}/api/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
        body: JSON.stringify({ username: testUsers.admin.email, password: testPassword }),
      });
    const refused: Response[] = [];
    for (let call = 0; call < 6; call += 1) refused.push(await logIn());
    open();
    await Promise.all(queue);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      refused.map(() => [503, '5']),
    );
    expect((await logIn()).status).toBe(200);
  });
});
