import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { MAIL_TOPIC, notificationTopic, type LiveTopic } from '@resonanz/domain/liveTopics';
import { publishMail } from '../src/platform/live/publishMail.ts';
import { connectLive, type LiveClient } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

const agencyTopic = (userId: number) => notificationTopic('agency', userId);
const brandTopic = (userId: number) => notificationTopic('brand', userId);

describeOnEachDatabase('live channel', (database) => {
  let server: TestServer;
  const open: LiveClient[] = [];
  beforeAll(async () => {
    server = await startTestServer({ database, liveRecheckMs: 100 });
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()));
  });
  afterAll(() => server.stop());

  const connect = async (token: string | undefined): Promise<LiveClient> => {
    const client = await connectLive(server.url, token);
    open.push(client);
    return client;
  };
  const connectAs = async (name: TestUserName) => connect((await server.logIn(name)).accessToken);
  const publish = (topic: LiveTopic, payload: object) => server.server.services.live.publish(topic, payload);

  test('an event reaches every client subscribed to the topic, quickly, and no other [R-SESS-020]', async () => {
    const [first, second, other] = await Promise.all([connectAs('brand'), connectAs('brand'), connectAs('brandTwo')]);
    const [one, two] = await Promise.all([first.subscribe(brandTopic(4)), second.subscribe(brandTopic(4))]);
    const foreign = await other.subscribe(brandTopic(6));
    const event = { subEventName: 'delete', data: { notificationIds: [1, 2], text: 'Ä\nö:ü\\' } };
    publish(brandTopic(4), event);
    expect(await one.next()).toEqual(event);
    expect(await two.next()).toEqual(event);
    expect(foreign.events).toEqual([]);
  });

  test('events arrive in the order in which they were published, also large ones', async () => {
    const client = await connectAs('manager');
    const topic = await client.subscribe(agencyTopic(9));
    for (let count = 0; count < 20; count += 1) {
      publish(agencyTopic(9), { count, text: 'x'.repeat(20_000) });
    }
    const counts: unknown[] = [];
    for (let count = 0; count < 20; count += 1) counts.push(((await topic.next()) as { count: number }).count);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, count) => count));
  });

  test('a connection without a token, or with a wrong one, is rejected', async () => {
    await expect(connect(undefined)).rejects.toThrow('unauthorized');
    await expect(connect('x.y.z')).rejects.toThrow('unauthorized');
    await expect(connect((await server.logIn('brand')).refreshToken)).rejects.toThrow('unauthorized');
  });

  test.each([
    { name: 'brand', topic: brandTopic(6), title: 'the notifications of another brand' },
    { name: 'brand', topic: agencyTopic(4), title: 'an agency topic' },
    { name: 'manager', topic: agencyTopic(2), title: 'the notifications of a colleague' },
    { name: 'manager', topic: brandTopic(9), title: 'a brand topic' },
    { name: 'management', topic: agencyTopic(3), title: 'a bell it does not have' },
    { name: 'tester', topic: brandTopic(7), title: 'a brand topic' },
    { name: 'admin', topic: '/topic/**', title: 'a pattern' },
  ] as const)('$name may not subscribe to $topic: $title', async ({ name, topic }) => {
    const client = await connectAs(name);
    await expect(client.subscribe(topic)).rejects.toThrow('subscription not allowed');
  });

  test.each(['manager', 'admin', 'superAdmin'] as const)(
    '%s receives the event of a new mail: subject, threadId and unreadCount [R-RT-001]',
    async (name) => {
      const topic = await (await connectAs(name)).subscribe(MAIL_TOPIC);
      const mail = { subject: 'Re: Cold Brew – „Drehtermin“', threadId: 'thread-7', unreadCount: 3 };
      publishMail(server.server.services.live, mail);
      expect(await topic.next()).toEqual(mail);
    },
  );

  test.each(['brand', 'brandManager', 'brandInvited', 'management', 'tester'] as const)(
    '%s may not receive events of mails [R-RT-001]',
    async (name) => {
      const client = await connectAs(name);
      await expect(client.subscribe(MAIL_TOPIC)).rejects.toThrow('subscription not allowed');
    },
  );

  test('nobody may send', async () => {
    const [client, listener] = await Promise.all([connectAs('manager'), connectAs('manager')]);
    const topic = await listener.subscribe(agencyTopic(9));
    client.send(agencyTopic(9), '{}');
    expect(await client.refused).toBe('SEND is not allowed');
    expect(topic.events).toEqual([]);
  });

  test('a subscription ends with the token, the log-in, the account and the right', async () => {
    const expiring = await connectAs('manager');
    await expiring.subscribe(agencyTopic(9));
    server.clock.advance({ minutes: 16 });
    expect(await expiring.refused).toBe('token expired');

    const login = await server.logIn('manager');
    const leaving = await connect(login.accessToken);
    await leaving.subscribe(agencyTopic(9));
    await server.client(login.accessToken).POST('/logout');
    expect(await leaving.refused).toBe('log-in ended');

    const dismissed = await connectAs('brandTwo');
    await dismissed.subscribe(brandTopic(6));
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', testUsers.brandTwo.id).execute();
    expect(await dismissed.refused).toBe('log-in ended');
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', testUsers.brandTwo.id).execute();

    const losing = await connectAs('manager');
    const [mail, bell] = [await losing.subscribe(MAIL_TOPIC), await losing.subscribe(agencyTopic(9))];
    const email = (rights: string[]) =>
      server.db
        .updateTable('role_permissions')
        .set({ rights })
        .where('role_id', '=', 9)
        .where('module_name', '=', 'Email')
        .execute();
    await email([]);
    server.server.services.live.recheck({ roleId: 9 });
    publish(MAIL_TOPIC, { subject: 'Geheim' });
    publish(agencyTopic(9), { last: true });
    expect(await bell.next()).toEqual({ last: true });
    expect(mail.events).toEqual([]);
    await expect(losing.subscribe(MAIL_TOPIC)).rejects.toThrow('subscription not allowed');
    await email(['view']);
  });

  const raw = (headers: Record<string, string> = {}, path = '/ws') =>
    new WebSocket(`${server.url.replace('http', 'ws')}${path}`, ['v12.stomp'], { headers });
  const closed = async (socket: WebSocket): Promise<number> => {
    socket.on('error', () => undefined);
    const [code] = (await once(socket, 'close')) as [number];
    return code;
  };

  test('browsers of foreign origins are rejected at the handshake, ours and listed ones are not', async () => {
    const foreign = raw({ origin: 'https://evil.example' });
    const [, response] = (await once(foreign, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
    for (const origin of [server.url, 'https://staff.example.com']) {
      const socket = raw({ origin });
      await once(socket, 'open');
      socket.close();
    }
    const elsewhere = raw({}, '/other');
    const [, missing] = (await once(elsewhere, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(missing.statusCode).toBe(404);
  });

  test('a frame that is too large, sent whole or bit by bit, ends the connection', async () => {
    const whole = raw();
    await once(whole, 'open');
    whole.send(`CONNECT\nx:${'y'.repeat(9_000)}\n\n\0`);
    expect(await closed(whole)).toBe(1009);
    const drip = raw();
    await once(drip, 'open');
    drip.send('CONNECT\nx:');
    for (let count = 0; count < 10; count += 1) drip.send('y'.repeat(1_000));
    expect(await closed(drip)).toBe(1008);
  });

  test('a client that does anything before CONNECT is cut off', async () => {
    const socket = raw();
    await once(socket, 'open');
    socket.send(`SUBSCRIBE\nid:1\ndestination:${MAIL_TOPIC}\n\n\0`);
    expect(await closed(socket)).toBe(1008);
  });

  test('heart-beats are agreed upon', async () => {
    const { accessToken } = await server.logIn('manager');
    const socket = raw();
    await once(socket, 'open');
    socket.send(`CONNECT\naccept-version:1.2\nheart-beat:10000,10000\nAuthorization:Bearer ${accessToken}\n\n\0`);
    const [frame] = (await once(socket, 'message')) as [Buffer];
    expect(frame.toString()).toContain('heart-beat:10000,10000');
    expect(frame.toString()).toContain('version:1.2');
    socket.close();
  });
});
