import { isCommentType } from './notifications.ts';

/**
 * What a notification is grouped by.
 *
 * @source docs/domain/notifications.md#types
 */
export interface GroupedBy {
  readonly notificationId: number;
  readonly type: number;
  readonly subType: number;
  readonly refId: number | null;
}

/**
 * A row of the list: one notification, or several comments on one object, newest first.
 *
 * @source house
 */
export type GroupOf<Item> = readonly [newest: Item, ...older: Item[]];

/**
 * Key of a row, stable when another comment joins it.
 *
 * @source house
 */
export function notificationGroupKey({ notificationId, type, subType, refId }: GroupedBy): string {
  return isCommentType(type) && refId !== null ? `${type}/${subType}/${refId}` : String(notificationId);
}

/**
 * Puts comments on one object (same type, sub type and `refId`) together where the first of them stands; everything
 * else stays alone.
 *
 * @source house
 */
export function groupNotifications<Item extends GroupedBy>(notifications: readonly Item[]): GroupOf<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const notification of notifications) {
    const key = notificationGroupKey(notification);
    const group = groups.get(key);
    if (group) group.push(notification);
    else groups.set(key, [notification]);
  }
  return [...groups.values()];
}
