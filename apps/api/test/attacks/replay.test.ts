import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneDatabase } from '../kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import { createFingerprint } from '../matrix/fingerprint.ts';
import { type Reply, send } from '../matrix/send.ts';
import { createWorld, type World } from '../matrix/world.ts';
import { allowedCalls, prepare } from './calls.ts';

/** A repetition that comes after the log-in has ended is rejected like any other call of it. */
const endsItsLogIn = ['logout', 'deleteTesterAccount'];

const copies = 8;
const manyCopies = 50;

const writes = allowedCalls().filter(
  ({ operation }) => operation.effect === 'write' && !endsItsLogIn.includes(operation.id),
);
const writeOf = (id: string) => {
  const write = writes.find(({ operation }) => operation.id === id);
  if (write === undefined) throw new Error(`${id} is no write.`);
  return write;
};

/**
 * A status with a body whose fields are in one order: what was stored comes back with the same content, not the same
 * spelling.
 */
function contentOf({ status, text }: Reply): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, sorted(each)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  };
  return `${status} ${JSON.stringify(sorted(JSON.parse(text)))}`;
}

describeOnOneDatabase('copies of one write', (database) => {
  let server: TestServer;
  let world: World;
  let fingerprint: () => Promise<string>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    world = await createWorld(server);
    fingerprint = await createFingerprint(server.db);
  });
  afterAll(() => server.stop());

  async function replay(id: string, count: number): Promise<{ userId: number; answers: Set<string> }> {
    const write = writeOf(id);
    const { account, input } = await prepare(server, world, write);
    const key = randomUUID();
    // Whoever is told that the write still runs asks again, as the client does: a slow machine may take its time.
    async function sendOnce(): Promise<string> {
      const asked = { ...input, headers: { 'Idempotency-Key': key } };
      const reply = await send(server.url, write.operation, asked, account.accessToken);
      return reply.status === 409 && reply.text.includes('"stillRunning"') ? sendOnce() : contentOf(reply);
    }
    const answers = new Set(await Promise.all(Array.from({ length: count }, sendOnce)));
    const after = await fingerprint();
    answers.add(await sendOnce());
    expect(await fingerprint(), 'a late copy changed something').toBe(after);
    return { userId: account.id, answers };
  }

  test.each(writes.map(({ title, operation }) => ({ title, id: operation.id, isAudited: operation.isAudited })))(
    `${copies} at once happen once and get one answer: $title`,
    async ({ id, isAudited }) => {
      const { userId, answers } = await replay(id, copies);
      expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
      const noted = await server.db
        .selectFrom('audit_log')
        .select('id')
        .where('user_id', '=', userId)
        .where('operation', '=', id)
        .distinctOn('request_id')
        .execute();
      expect(noted).toHaveLength(isAudited ? 1 : 0);
    },
  );

  test.each([
    ['importInfluencers', 'influencers'],
    ['addEditCampaignInfluencers', 'campaign_entries'],
    ['addUser', 'users'],
    ['addBrandUser', 'users'],
  ] as const)(`${manyCopies} at once of %s write one row of %s`, async (id, table) => {
    const rows = async (): Promise<number> => {
      const { count } = await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    };
    const write = writeOf(id);
    const { account, input } = await prepare(server, world, write);
    const before = await rows();
    const headers = { 'Idempotency-Key': randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: manyCopies }, () =>
        send(server.url, write.operation, { ...input, headers }, account.accessToken),
      ),
    );
    expect(new Set(replies.map(contentOf)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect((await rows()) - before).toBe(1);
  });
});
