import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { everyRow, type AnyRow, writtenSince } from './kit/rowsOf.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { openSession } from './matrix/callers.ts';

/** A user whose every trait would be noticed in any text. */
const people = [
  {
    audience: 'brand',
    id: 84_671_903,
    role_id: 3,
    customer_id: 1,
    company_name: 'Zweigstelle Quittenbaum',
    terms_version: TERMS_VERSIONS.at(-1),
    email: 'quendolin@quittenbaum.example',
    first_name: 'Quendolin',
    last_name: 'Xylander',
  },
  {
    audience: 'staff',
    id: 84_671_904,
    role_id: 9,
    customer_id: null,
    company_name: null,
    email: 'walburga@yttrium.example',
    first_name: 'Walburga',
    last_name: 'Yttrium',
  },
  // Reads feedback too, and is notified of it like every reader.
  {
    audience: 'staff',
    id: 84_671_905,
    role_id: 1,
    customer_id: null,
    company_name: null,
    email: 'zenobia@wurzelwerk.example',
    first_name: 'Zenobia',
    last_name: 'Wurzelwerk',
  },
] as const;
const ADDRESS = '203.0.113.77';
const AGENT = 'Spurensucher/7.31';

const anonymous = {
  name: '',
  title: 'Filter im Kalender',
  message: 'Der Filter vergisst die Region.',
  isAnonymous: true,
};

describeOnEachDatabase('what is stored of a feedback', (database) => {
  const log: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      log: pino({ level: 'trace', base: null }, { write: (line: string) => void log.push(line) }),
    });
    const account = { email_verify: true, approved: APPROVAL_STATUS.approved };
    for (const { audience: _audience, ...person } of people)
      await server.db
        .insertInto('users')
        .values({ ...person, ...account })
        .execute();
  });
  afterAll(() => server.stop());

  interface Observed {
    status: number;
    sessionId: string;
    accessToken: string;
    key: string;
    answers: unknown[];
    rows: AnyRow[];
    lines: string[];
    /** The minutes in which it happened. */
    minutes: string[];
  }

  /** Sends a feedback, the same one twice, and watches what becomes of it anywhere. */
  async function observe({ id, audience }: (typeof people)[number], body: object): Promise<Observed> {
    const session = await openSession(server, id, audience);
    const key = randomUUID();
    const before = await everyRow(server.db);
    const firstLine = log.length;
    const minute = (): string => new Date().toISOString().slice(0, 16);
    const began = minute();
    const send = () =>
      fetch(`${server.url}/api/feedback/add`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${session.accessToken}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'User-Agent': AGENT,
          'X-Forwarded-For': ADDRESS,
        },
        body: JSON.stringify(body),
      });
    const replies = [await send(), await send()];
    const answers = await Promise.all(replies.map(async (reply) => (await reply.json()) as unknown));
    const rows = writtenSince(before, await everyRow(server.db));
    return {
      ...session,
      status: replies[0]?.status ?? 0,
      key,
      answers,
      rows,
      lines: log.slice(firstLine),
      minutes: [began, minute()],
    };
  }

  const tracesIn = (texts: readonly string[], marks: readonly string[]): string[] =>
    texts.filter((text) => marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase())));

  describe.each(people.map((person) => ({ ...person, person })))('by role $role_id ($first_name)', ({ person }) => {
    const { id, email, first_name, last_name, company_name } = person;
    const marks = [
      String(id),
      email,
      first_name,
      last_name,
      ...(company_name === null ? [] : [company_name]),
      '203.0.113',
      'Spurensucher',
    ];

    test('an anonymous one leads to nobody: no row and no line of the log has name, account, log-in, key, address or browser', async () => {
      const { status, answers, rows, lines, sessionId, accessToken, key, minutes } = await observe(person, anonymous);
      expect(status).toBe(200);
      expect(answers[0]).toMatchObject({ data: { name: '', isAnonymous: true } });
      expect(answers[1]).toEqual(answers[0]);
      expect(rows.filter(({ table }) => table === 'public.feedback')).toHaveLength(1);
      expect(rows.filter(({ table }) => table === 'public.audit_log')).toEqual([]);
      // Readers are notified, the writer like the others if also a reader: that a user reads says nothing about who
      // wrote.
      const bells = ['public.notifications', 'public.live_events'];
      expect(
        tracesIn(
          rows.filter(({ table }) => !bells.includes(table)).map(({ text }) => text),
          [...marks, sessionId, key],
        ),
      ).toEqual([]);
      const notifications = rows
        .filter(({ table }) => table === 'public.notifications')
        .map(({ text }) => JSON.parse(text) as { user_id: number });
      const content = rows
        .filter(({ table }) => bells.includes(table))
        .map(({ text }) => text.replace(`"user_id": ${id},`, '').replace(`/topic/agencyNotification/${id}"`, ''));
      expect(tracesIn(content, [...marks, sessionId, key])).toEqual([]);
      expect(notifications.map((row) => row.user_id).toSorted((a, b) => a - b)).toEqual([1, 2, people[2].id]);
      expect(tracesIn(lines, [...marks, sessionId, accessToken, key])).toEqual([]);
      expect(lines.join('')).toContain('/api/feedback/add');
      // Events for other servers go within a minute; nothing else knows when it was.
      const kept = rows.filter(({ table }) => table.startsWith('public.') && table !== 'public.live_events');
      expect(
        tracesIn(
          kept.map(({ text }) => text),
          minutes,
        ),
      ).toEqual([]);
    });

    test('a named one has its writer, and the audit log says so', async () => {
      const { status, answers, rows, sessionId } = await observe(person, {
        ...anonymous,
        isAnonymous: false,
        name: 'Die Chefin',
      });
      expect(status).toBe(200);
      expect(answers[1]).toEqual(answers[0]);
      const written = (table: string) =>
        rows
          .filter((row) => row.table === `public.${table}`)
          .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
      expect(written('feedback')).toEqual([
        expect.objectContaining({ author_user_id: id, name: 'Die Chefin', is_anonymous: false }),
      ]);
      expect(written('audit_log')).toEqual([
        expect.objectContaining({ user_id: id, operation: 'addFeedback', action: 1, entity: 'feedback', outcome: 200 }),
      ]);
      expect(written('repeatable_calls')).toEqual([expect.objectContaining({ user_id: id, operation: 'addFeedback' })]);
      expect(written('sessions').filter((row) => row['id'] !== sessionId)).toEqual([]);
    });
  });

  test('ten copies of an anonymous one are one, and the same key of another user is another one', async () => {
    const key = randomUUID();
    const before = await everyRow(server.db);
    const [brand, manager] = await Promise.all([server.as('brand'), server.as('manager')]);
    const send = (client: typeof brand) =>
      client.POST('/feedback/add', { body: anonymous, headers: { 'Idempotency-Key': key } });
    const copies = await Promise.all(Array.from({ length: 10 }, () => send(brand)));
    const other = await send(manager);
    expect(new Set(copies.map(({ data }) => data?.data?.feedbackId)).size).toBe(1);
    expect(other.data?.data?.feedbackId).not.toBe(copies[0]?.data?.data?.feedbackId);
    const rows = writtenSince(before, await everyRow(server.db));
    expect(rows.filter(({ table }) => table === 'public.feedback')).toHaveLength(2);
    const changed = await brand.POST('/feedback/add', {
      body: { ...anonymous, title: 'Anders' },
      headers: { 'Idempotency-Key': key },
    });
    expect([changed.response.status, changed.error?.fieldErrors]).toEqual([
      422,
      [{ field: 'idempotency-key', key: 'idempotencyKeyReused' }],
    ]);
  });

  test('a rejected anonymous one leaves nothing at all, and may be tried again', async () => {
    const invited = await server.as('brandInvited');
    const before = await everyRow(server.db);
    const { response } = await invited.POST('/feedback/add', {
      body: anonymous,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(response.status).toBe(403);
    expect(writtenSince(before, await everyRow(server.db))).toEqual([]);
  });

  test('the stored answer goes with its day, a full day later', async () => {
    const brand = await server.as('brand');
    await server.db.deleteFrom('repeatable_calls').execute();
    await brand.POST('/feedback/add', { body: anonymous, headers: { 'Idempotency-Key': randomUUID() } });
    const { at, user_id } = await server.db
      .selectFrom('repeatable_calls')
      .select(['at', 'user_id'])
      .executeTakeFirstOrThrow();
    expect(user_id).toBeNull();
    expect(at).toMatch(/T00:00:00/);
    expect(Date.parse(at)).toBeGreaterThan(Date.now() - 1000);
  });
});
