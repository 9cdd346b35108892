import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { MAIL_TOPIC, notificationTopic, type LiveTopic } from '@resonanz/domain/liveTopics';
import { connectLive } from './kit/connectLive.ts';
import { rememberedToken } from './kit/rememberedToken.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

const agencyTopic = (userId: number) => notificationTopic('agency', userId);
const brandTopic = (userId: number) => notificationTopic('brand', userId);

const frame = (command: string, headers: Record<string, string> = {}, body = ''): string =>
  `${[command, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n')}\n\n${body}\0`;

const connectFrame = (token: string, extra: Record<string, string> = {}) =>
  frame('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${token}`, ...extra });

describe('live channel under attack', () => {
  let server: TestServer;
  const open: WebSocket[] = [];
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded', liveRecheckMs: 100 });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate();
  });
  afterAll(() => server.stop());

  const socketTo = async (path = '/ws', options: WebSocket.ClientOptions = {}): Promise<WebSocket> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, ['v12.stomp'], options);
    open.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    return socket;
  };
  // Logging in is made to be slow, and nothing here is about it.
  const tokens = new Map<TestUserName, string>();
  const tokenOf = (name: TestUserName) => rememberedToken(server, tokens, name);
  /** Lets the time pass that every token has. */
  const runOut = (): void => {
    tokens.clear();
    server.clock.advance({ minutes: 15, seconds: 1 });
  };
  const connected = async (name: TestUserName, headers: Record<string, string> = {}): Promise<WebSocket> => {
    const socket = await socketTo();
    const answer = once(socket, 'message');
    socket.send(connectFrame(await tokenOf(name), headers));
    expect(String((await answer)[0])).toMatch(/^CONNECTED/);
    return socket;
  };
  /** Everything the server says until it closes, with the close code. */
  const ending = async (socket: WebSocket): Promise<{ said: string; code: number }> => {
    let said = '';
    socket.on('message', (data: Buffer) => (said += data.toString()));
    const [code] = (await once(socket, 'close')) as [number];
    return { said, code };
  };
  const publish = (topic: LiveTopic, payload: object) => server.server.services.live.publish(topic, payload);
  /** The server works as before: an honest client connects and gets events. */
  const isWell = async () => {
    const live = await connectLive(server.url, await tokenOf('admin'));
    const bell = await live.subscribe(agencyTopic(testUsers.admin.id));
    publish(agencyTopic(testUsers.admin.id), { fine: true });
    expect(await bell.next()).toEqual({ fine: true });
    await live.close();
  };

  test.each([
    ['another user', agencyTopic(2)],
    ['an id with a zero before it', '/topic/agencyNotification/09'],
    ['a wildcard', '/topic/agencyNotification/*'],
    ['a RabbitMQ wildcard', '/topic/agencyNotification/#'],
    ['a way around', '/topic/agencyNotification/2/../9'],
    ['an encoded way around', '/topic/agencyNotification/9%2f..%2f2'],
    ['Arabic digits', '/topic/agencyNotification/٩'],
    ['full-width digits', '/topic/agencyNotification/９'],
    ['white space after it', `${agencyTopic(9)}\\n`],
    ['another case', '/TOPIC/agencyNotification/9'],
    ['a slash at the end', `${agencyTopic(9)}/`],
    ['a queue', '/queue/agencyNotification/9'],
    ['an exchange', '/exchange/amq.topic/channelbuzz'],
    ['the prototype', '__proto__'],
    ['nothing', ''],
    ['a very long name', `/topic/${'x'.repeat(7_000)}`],
  ])('a topic of %s is rejected without an event', async (_title, destination) => {
    const socket = await connected('manager');
    const end = ending(socket);
    socket.send(frame('SUBSCRIBE', { id: '1', destination }));
    for (const topic of [agencyTopic(2), agencyTopic(9), MAIL_TOPIC]) publish(topic, { secret: true });
    const { said, code } = await end;
    expect(code).toBe(1008);
    expect(said).toContain('subscription not allowed');
    expect(said).not.toContain('secret');
    await isWell();
  });

  test('a token of one area opens no topic of another one with the same number', async () => {
    for (const [name, destination] of [
      ['brand', agencyTopic(testUsers.brand.id)],
      ['tester', brandTopic(testUsers.tester.id)],
      ['tester', agencyTopic(testUsers.tester.id)],
      ['manager', brandTopic(testUsers.manager.id)],
      ['management', MAIL_TOPIC],
    ] as const) {
      const socket = await connected(name);
      const end = ending(socket);
      socket.send(frame('SUBSCRIBE', { id: '1', destination }));
      expect((await end).said).toContain('subscription not allowed');
    }
  });

  test('a token in the address or in a cookie counts for nothing', async () => {
    const token = await tokenOf('manager');
    const socket = await socketTo(`/ws?access_token=${token}`, {
      headers: { cookie: `token=${token}`, authorization: `Bearer ${token}` },
    });
    const end = ending(socket);
    socket.send(frame('CONNECT', { 'accept-version': '1.2' }));
    expect((await end).said).toContain('unauthorized');
  });

  test('a second CONNECT cannot take over the connection of another user', async () => {
    const socket = await connected('brand');
    const end = ending(socket);
    socket.send(connectFrame(await tokenOf('superAdmin')));
    socket.send(frame('SUBSCRIBE', { id: '1', destination: MAIL_TOPIC }));
    publish(MAIL_TOPIC, { secret: true });
    const { said } = await end;
    expect(said).toContain('already connected');
    expect(said).not.toContain('secret');
  });

  test('what runs ahead of the answer to CONNECT waits for it', async () => {
    const socket = await socketTo();
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    socket.send(
      connectFrame(await tokenOf('manager')) +
        frame('SUBSCRIBE', { id: '1', destination: agencyTopic(9), receipt: 'r' }),
    );
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toMatch(/^CONNECTED/);
    expect(heard[1]).toMatch(/^RECEIPT/);
  });

  test.each(['SEND', 'BEGIN', 'COMMIT', 'ABORT', 'ACK', 'NACK'])('%s is rejected', async (command) => {
    const socket = await connected('superAdmin');
    const end = ending(socket);
    socket.send(frame(command, { destination: MAIL_TOPIC, id: '1', transaction: 't' }, '{"subject":"forged"}'));
    expect(await end).toMatchObject({ code: 1008, said: expect.stringContaining(`${command} is not allowed`) });
  });

  test('a command of the caller’s own making is not repeated to it', async () => {
    const socket = await connected('manager');
    const end = ending(socket);
    socket.send(frame('<script>alert(1)</script>'.repeat(100)));
    const { said, code } = await end;
    expect(code).toBe(1008);
    expect(said).toContain('unknown command');
    expect(said).not.toContain('script');
  });

  test('an event cannot smuggle in frames or headers', async () => {
    const socket = await connected('manager');
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    socket.send(frame('SUBSCRIBE', { id: 'a\\nb\\c', destination: agencyTopic(9), receipt: 'r\\nx\\c1' }));
    await expect.poll(() => heard.length).toBe(1);
    publish(agencyTopic(9), { text: 'a\0\n\nMESSAGE\nsubscription:1\n\n\0' });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toBe('RECEIPT\nreceipt-id:r\\nx\\c1\n\n\0');
    expect(heard[1]?.split('\n\n')[0]).toContain('subscription:a\\nb\\c\n');
    expect(heard[1]?.indexOf('\0')).toBe((heard[1]?.length ?? 0) - 1);
  });

  test.each([
    [
      'heart-beats between the pieces of a frame',
      ['SUBSCRIBE\nid:1\n', ...Array.from({ length: 12 }, () => ['x:'.padEnd(1_000, 'y'), '\n']).flat()],
    ],
    ['white space in a body', ['SUBSCRIBE\nid:1\n\n', ...Array.from({ length: 12 }, () => ' '.repeat(1_000))]],
    [
      'a body announced as endless',
      ['SUBSCRIBE\ncontent-length:99999999999\n\n', ...Array.from({ length: 12 }, () => 'z'.repeat(1_000))],
    ],
    [
      'a body announced as nonsense',
      ['SUBSCRIBE\ncontent-length:-1\n\n', ...Array.from({ length: 12 }, () => 'z'.repeat(1_000))],
    ],
  ])('a frame that grows behind %s is cut off', async (_title, pieces) => {
    const socket = await connected('manager');
    const end = ending(socket);
    for (const piece of pieces) socket.send(piece);
    expect(await end).toMatchObject({ code: 1008, said: expect.stringContaining('frame too large') });
  });

  test('binary messages are rejected', async () => {
    const socket = await socketTo();
    const end = ending(socket);
    socket.send(Buffer.from(connectFrame('x')));
    expect((await end).code).toBe(1008);
  });

  test.each([
    ['frames', (socket: WebSocket) => socket.send(frame('UNSUBSCRIBE', { id: '1' }))],
    [
      'many small frames in one message',
      (socket: WebSocket) => socket.send(frame('UNSUBSCRIBE', { id: '1' }).repeat(100)),
    ],
    ['heart-beats', (socket: WebSocket) => socket.send('\n')],
    ['pings', (socket: WebSocket) => socket.ping()],
  ])('a flood of %s is cut off', async (_title, send) => {
    const socket = await connected('manager');
    let isClosed = false;
    const closed = once(socket, 'close').then(() => (isClosed = true));
    for (let count = 0; count < 5_000 && !isClosed; count += 1) send(socket);
    await closed;
    expect(socket.readyState).toBe(socket.CLOSED);
    await isWell();
  });

  test('too many subscriptions are rejected', async () => {
    const socket = await connected('manager');
    const end = ending(socket);
    for (let id = 0; id < 30; id += 1) socket.send(frame('SUBSCRIBE', { id: String(id), destination: agencyTopic(9) }));
    expect((await end).said).toContain('too many subscriptions');
  });

  test('a user has so many connections and no more', async () => {
    const token = await tokenOf('manager');
    const sockets: WebSocket[] = [];
    for (let count = 0; count < 50; count += 1) {
      const socket = await socketTo();
      const answer = once(socket, 'message');
      socket.send(connectFrame(token));
      await answer;
      sockets.push(socket);
    }
    const last = await socketTo();
    const end = ending(last);
    last.send(connectFrame(token));
    expect((await end).said).toContain('too many connections');
    expect(sockets.every((socket) => socket.readyState === socket.OPEN)).toBe(true);
    await isWell();
  });

  test('strangers of one network cannot take all connections', async () => {
    const strangers = await Promise.all(
      Array.from({ length: 500 }, () => socketTo('/ws', { headers: { 'x-forwarded-for': '203.0.113.9' } })),
    );
    expect(strangers.every((socket) => socket.readyState === socket.OPEN)).toBe(true);
    // What a client writes into the header itself stands before what the proxy adds.
    const refused = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    const [, response] = (await once(refused, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    await isWell();
  });

  test('a heart-beat is agreed within bounds, whatever is asked for', async () => {
    for (const asked of ['99999999999,99999999999', '1,1', 'NaN,-5', '1e308,1e308', ',']) {
      const socket = await connected('manager', { 'heart-beat': asked });
      let beats = 0;
      socket.on('message', () => (beats += 1));
      await delay(50);
      expect([asked, beats]).toEqual([asked, 0]);
      socket.terminate();
    }
  });

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'file://',
    'https://staff.example.com.evil.example',
    'https://evil.example/https://staff.example.com',
  ])('a page of %s gets no connection', async (origin) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { origin } });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
  });

  test.each(['/', '/api/ws', '/ws/chat', '/ws/', '//ws', '/%77s', 'http://evil.example/ws'])(
    'there is no connection at %s',
    async (target) => {
      const { hostname, port } = new URL(server.url);
      const socket: Socket = connect(Number(port), hostname);
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /);
      socket.destroy();
    },
  );

  test('nothing is compressed', async () => {
    const socket = await socketTo('/ws', { perMessageDeflate: true });
    expect(socket.extensions).toBe('');
  });

  test('a token that runs out ends an idle connection, and no event is heard after it', async () => {
    const socket = await connected('brandTwo');
    socket.send(frame('SUBSCRIBE', { id: '1', destination: brandTopic(testUsers.brandTwo.id), receipt: 'r' }));
    await once(socket, 'message');
    const end = ending(socket);
    runOut();
    publish(brandTopic(testUsers.brandTwo.id), { secret: true });
    const { said } = await end;
    expect(said).toContain('token expired');
    expect(said).not.toContain('secret');
    const late = await connected('brandTwo');
    const refused = ending(late);
    runOut();
    late.send(frame('SUBSCRIBE', { id: '1', destination: brandTopic(testUsers.brandTwo.id) }));
    expect((await refused).said).toContain('token expired');
  });

  test('10,000 events to 300 clients that do not read fill no memory, and those who read get every one', async () => {
    const slow: WebSocket[] = [];
    for (const name of ['manager', 'admin', 'superAdmin', 'brand', 'brandTwo', 'brandManager'] as const) {
      const token = await tokenOf(name);
      for (let count = 0; count < 45; count += 1) {
        const socket = await socketTo();
        const isStaff = !name.startsWith('brand');
        const answer = once(socket, 'message');
        socket.send(connectFrame(token));
        await answer;
        const receipt = once(socket, 'message');
        const id = testUsers[name].id;
        socket.send(
          frame('SUBSCRIBE', { id: '1', destination: isStaff ? agencyTopic(id) : brandTopic(id), receipt: 'r' }),
        );
        await receipt;
        socket.pause();
        slow.push(socket);
      }
    }
    const reader = await connectLive(server.url, await tokenOf('manager'));
    const bell = await reader.subscribe(agencyTopic(testUsers.manager.id));
    const before = process.memoryUsage().rss;
    let most = before;
    for (let count = 0; count < 10_000; count += 1) {
      const payload = { count, text: 'x'.repeat(2_000) };
      for (const name of ['admin', 'superAdmin'] as const) publish(agencyTopic(testUsers[name].id), payload);
      for (const name of ['brand', 'brandTwo', 'brandManager'] as const)
        publish(brandTopic(testUsers[name].id), payload);
      publish(agencyTopic(testUsers.manager.id), { count });
      if (count % 100 === 99) {
        await expect.poll(() => bell.events.length, { timeout: 20_000, interval: 1 }).toBe(count + 1);
        most = Math.max(most, process.memoryUsage().rss);
      }
    }
    expect(bell.events.map((event) => (event as { count: number }).count)).toEqual(
      Array.from({ length: 10_000 }, (_, count) => count),
    );
    // 2 kB an event for 225 clients, held 10,000 times, would be 4.5 GB.
    expect((most - before) / 1024 / 1024).toBeLessThan(400);
    await reader.close();
    await isWell();
  }, 120_000);
});
