import { describe, expect, test } from 'vitest';
import { notification } from '../test/notification.ts';
import {
  afterEvent,
  caughtUp,
  withEvent,
  type ReceivedEvents,
  NO_EVENTS,
  type NotificationPage,
  without,
} from './notificationFeed.ts';
import type { Notification, NotificationEvent, NotificationList } from './notificationTypes.ts';

// Two at a time are made in the same second.
const at = (id: number): Notification =>
  notification(id, { createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(id / 2) * 1000).toISOString() });
const listOf = (...ids: number[]): NotificationList => ({
  data: ids.map((id, index) => ({ ...at(id), index })),
  unread: ids.length,
  totalElements: ids.length,
});
const add = (id: number): NotificationEvent => ({ subEventName: 'add', data: at(id) });
const remove = (...ids: number[]): NotificationEvent => ({ subEventName: 'delete', data: { notificationIds: ids } });
const idsOf = (list: NotificationList) => list.data.map(({ notificationId }) => notificationId);
const all: NotificationPage = { pageNumber: 0, pageSize: 1000 };

/** A cache that receives events, and reads lists that were made some time ago. */
class Reader {
  received: ReceivedEvents = NO_EVENTS;
  shown: NotificationList;
  readonly #page: NotificationPage;

  constructor(first: NotificationList, page: NotificationPage = all) {
    this.shown = first;
    this.#page = page;
  }

  receives(event: NotificationEvent): void {
    this.received = withEvent(this.received, event);
    this.shown = afterEvent(this.shown, event, this.received.removed, this.#page);
  }

  asks(answer: NotificationList): () => void {
    const since = this.received.count;
    return () => {
      this.shown = caughtUp(answer, this.received, since, this.#page);
    };
  }
}

describe('single events', () => {
  test('an addition takes its place by time, whenever it arrives [R-RT-005]', () => {
    const reader = new Reader(listOf(9, 3, 2));
    for (const id of [5, 12, 4]) reader.receives(add(id));
    expect(idsOf(reader.shown)).toEqual([12, 9, 5, 4, 3, 2]);
    expect(reader.shown.data.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(reader.shown).toMatchObject({ unread: 6, totalElements: 6 });
  });

  test('a removal that comes before its addition wins', () => {
    const reader = new Reader(listOf(1));
    reader.receives(remove(2));
    reader.receives(add(2));
    expect(reader.shown).toEqual(listOf(1));
  });

  test('an addition that comes twice counts once, a removal too', () => {
    const reader = new Reader(listOf(1));
    for (const event of [add(2), add(2), remove(1), remove(1, 7), add(2)]) reader.receives(event);
    expect(idsOf(reader.shown)).toEqual([2]);
    expect(reader.shown.totalElements).toBe(1);
  });

  test('a page never grows, and later pages keep their rows and their numbers', () => {
    const first = new Reader(listOf(3, 2), { pageNumber: 0, pageSize: 2 });
    first.receives(add(4));
    expect(idsOf(first.shown)).toEqual([4, 3]);
    expect(first.shown.totalElements).toBe(3);
    const later: NotificationList = {
      data: [at(3), at(2)].map((row, place) => ({ ...row, index: 2 + place })),
      unread: 4,
      totalElements: 4,
    };
    const second = new Reader(later, { pageNumber: 1, pageSize: 2 });
    second.receives(add(9));
    expect(second.shown).toMatchObject({ unread: 5, totalElements: 5 });
    second.receives(remove(3));
    expect(second.shown.data).toEqual([{ ...at(2), index: 2 }]);
  });

  test('nothing to do leaves the very same list', () => {
    const list = listOf(2, 1);
    expect(without(list, new Set([7]))).toBe(list);
    expect(afterEvent(list, add(2), new Set(), all)).toBe(list);
  });
});

describe('a list that was on its way while events arrived', () => {
  test('gets what it lacks, and nothing twice', () => {
    const reader = new Reader(listOf(1));
    const arrivesOld = reader.asks(listOf(1));
    reader.receives(add(2));
    reader.receives(remove(1));
    arrivesOld();
    expect(idsOf(reader.shown)).toEqual([2]);
    const arrivesNew = reader.asks(listOf(3, 2));
    reader.receives(add(3));
    arrivesNew();
    expect(reader.shown).toEqual(listOf(3, 2));
  });
});

/** Small numbers that look random and are the same in every run (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'any order and repetition of additions, removals and reads ends in the state of the server (%i)',
  (seed) => {
    const pick = chance(seed);
    const server = new Set<number>();
    const state = () => listOf(...[...server].toSorted((a, b) => b - a));
    const underWay: NotificationEvent[] = [];
    const reader = new Reader(state());
    let arrive: (() => void) | undefined;
    let last = 0;

    for (let step = 0; step < 60; step += 1) {
      const [alive = 0] = [...server].slice(pick(Math.max(1, server.size)));
      switch (pick(6)) {
        case 0:
        case 1:
          server.add((last += 1));
          underWay.push(add(last));
          break;
        case 2:
          if (server.delete(alive)) underWay.push(remove(alive));
          break;
        case 3:
          // Some event under way arrives; now and then it stays, to come again.
          for (const event of underWay.splice(pick(Math.max(1, underWay.length)), 1)) {
            reader.receives(event);
            if (pick(3) === 0) underWay.push(event);
          }
          break;
        case 4:
          arrive ??= reader.asks(state());
          break;
        default:
          arrive?.();
          arrive = undefined;
      }
    }
    arrive?.();
    while (underWay.length > 0) for (const event of underWay.splice(pick(underWay.length), 1)) reader.receives(event);
    expect(idsOf(reader.shown)).toEqual(idsOf(state()));
    expect(reader.shown.totalElements).toBe(server.size);
    expect(reader.shown.data.map(({ index }) => index)).toEqual([...reader.shown.data.keys()]);
  },
);
