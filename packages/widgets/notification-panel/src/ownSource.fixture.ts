import type { NotificationItem } from './notificationGroup.ts';

const LATENCY_MS = 150;
const wait = () => new Promise((resolve) => setTimeout(resolve, LATENCY_MS));

/** A source of notifications in memory, as slow as a network, whose first deletion fails. */
export function createOwnSource(first: readonly NotificationItem[]) {
  let held = first;
  let deletions = 0;
  return {
    load: async (count: number): Promise<readonly NotificationItem[]> => {
      await wait();
      return held.slice(0, count);
    },
    markRead: async (ids: readonly number[]): Promise<void> => {
      await wait();
      held = held.map((item) => (ids.includes(item.notificationId) ? { ...item, read: true } : item));
    },
    remove: async (ids: readonly number[]): Promise<void> => {
      await wait();
      deletions += 1;
      if (deletions === 1) throw new Error('The source is not there.');
      held = held.filter(({ notificationId }) => !ids.includes(notificationId));
    },
  };
}
