import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Broker } from '../test/Broker.ts';
import { createLiveConnection, type LiveConnection, type LiveState } from './live.ts';
import type { NotificationEvent } from './notificationTypes.ts';
import { pause, retryDelay } from './retryDelay.ts';

const TOPIC = '/topic/brandNotification/3';
const addition = (notificationId: number) => ({ subEventName: 'add', data: { notificationId } });
const pace = { first: 20, most: 60 };

let broker: Broker;
let live: LiveConnection | undefined;

beforeEach(async () => {
  broker = new Broker();
  await broker.listening();
});

afterEach(async () => {
  await live?.close();
  await broker.close();
});

async function connected(accessToken: (rejectedToken: string | null) => string | null = () => 'token') {
  const states: LiveState[] = [];
  const events: NotificationEvent[] = [];
  let ready = 0;
  live = createLiveConnection({ url: broker.url, accessToken, onStateChange: (state) => states.push(state), pace });
  live.onNotification('brand', 3, (event) => events.push(event));
  live.onReconnect(() => {
    ready += 1;
  });
  await expect.poll(() => ready).toBe(1);
  return { connection: live, states, events, timesReady: () => ready };
}

const ids = (events: readonly NotificationEvent[]) =>
  events.flatMap(({ data }) => ('notificationIds' in data ? data.notificationIds : [data.notificationId]));

describe('the live connection', () => {
  test('connects with the token and receives the topic keyed by loginUser [R-SESS-020]', async () => {
    const { events } = await connected();
    expect(broker.tokens).toEqual(['Bearer token']);
    broker.publish(TOPIC, addition(1));
    broker.publish(TOPIC, { subEventName: 'delete', data: { notificationIds: [1] } });
    broker.publish('/topic/brandNotification/4', addition(9));
    await expect.poll(() => ids(events)).toEqual([1, 1]);
  });

  test('drops what it has received already and what does not fit the contract', async () => {
    const { events } = await connected();
    for (const body of [
      addition(1),
      addition(1),
      { subEventName: 'add' },
      'text',
      { subEventName: 'change', data: { notificationId: 5 } },
      addition(2),
    ]) {
      broker.publish(TOPIC, body);
    }
    await expect.poll(() => ids(events)).toEqual([1, 2]);
  });

  test('comes back after a break, subscribes again and says so', async () => {
    const { events, states, timesReady } = await connected();
    broker.cutAll();
    await expect.poll(timesReady).toBe(2);
    expect(states).toEqual(['connected', 'waiting', 'connecting', 'connected']);
    broker.publish(TOPIC, addition(1));
    await expect.poll(() => ids(events)).toEqual([1]);
  });

  test('a rejected token is named when the next one is asked for', async () => {
    const asked: (string | null)[] = [];
    broker.accepts = (token) => token === 'Bearer fresh';
    await connected((rejectedToken) => {
      asked.push(rejectedToken);
      return rejectedToken === 'stale' ? 'fresh' : 'stale';
    });
    expect(asked).toEqual([null, 'stale']);
  });

  test('without a token it waits and asks again', async () => {
    let asked = 0;
    await connected(() => {
      asked += 1;
      return asked > 2 ? 'token' : null;
    });
    expect(broker.tokens).toEqual(['Bearer token']);
  });

  test('a token that cannot be had, even because of an error, is asked for again', async () => {
    let asked = 0;
    await connected(() => {
      asked += 1;
      if (asked < 3) throw new Error('no token');
      return 'token';
    });
    expect(broker.tokens).toEqual(['Bearer token']);
  });

  test('topics that a listener has left are not subscribed again', async () => {
    const { connection, timesReady } = await connected();
    const stop = connection.onMail(() => {});
    await expect.poll(() => broker.subscriptions.map(({ topic }) => topic)).toEqual([TOPIC, '/topic/channelbuzz']);
    stop();
    broker.cutAll();
    await expect.poll(timesReady).toBe(2);
    expect(broker.subscriptions.map(({ topic }) => topic)).toEqual([TOPIC, '/topic/channelbuzz', TOPIC]);
  });

  test('closing ends it for good', async () => {
    const { connection, events } = await connected();
    await connection.close();
    expect(connection.state).toBe('closed');
    await expect.poll(() => broker.open).toBe(0);
    broker.publish(TOPIC, addition(1));
    await pause(100, new AbortController().signal);
    expect(broker.tokens).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test('closing while a token is asked for connects no more', async () => {
    let give: (token: string) => void = () => {};
    live = createLiveConnection({
      url: broker.url,
      accessToken: () => new Promise((resolve) => (give = resolve)),
      pace,
    });
    const closing = live.close();
    give('token');
    await closing;
    await pause(50, new AbortController().signal);
    expect(live.state).toBe('closed');
    expect(broker.tokens).toEqual([]);
    expect(broker.open).toBe(0);
  });

  test('closing cuts a pause between attempts short', async () => {
    live = createLiveConnection({ url: broker.url, accessToken: () => null, pace: { first: 60_000, most: 60_000 } });
    await expect.poll(() => live?.state).toBe('waiting');
    await live.close();
    expect(broker.tokens).toEqual([]);
  });

  test('mail events reach their listener until it stops, and only those that fit the contract', async () => {
    const { connection } = await connected();
    const counts: number[] = [];
    const stop = connection.onMail(({ unreadCount }) => counts.push(unreadCount));
    await expect.poll(() => broker.subscriptions.map(({ topic }) => topic)).toContain('/topic/channelbuzz');
    const mail = { subject: 'Angebot', threadId: 't1', unreadCount: 4 };
    for (const odd of [
      { ...mail, subject: undefined },
      { ...mail, threadId: 7 },
      { ...mail, unreadCount: 'many' },
    ])
      broker.publish('/topic/channelbuzz', odd);
    broker.publish('/topic/channelbuzz', mail);
    await expect.poll(() => counts).toEqual([4]);
    stop();
    broker.publish('/topic/channelbuzz', { subject: 'Angebot', threadId: 't1', unreadCount: 5 });
    await pause(50, new AbortController().signal);
    expect(counts).toEqual([4]);
  });
});

test('pauses double up to the limit and are scattered by half', () => {
  const limits = { first: 1000, most: 30_000 };
  expect([1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt, limits, () => 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelay(1, limits, () => 0)).toBe(500);
});
