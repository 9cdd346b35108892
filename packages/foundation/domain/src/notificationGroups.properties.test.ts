import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GroupedBy, groupNotifications, notificationGroupKey } from './notificationGroups.ts';
import { isCommentType } from './notifications.ts';

const item = (notificationId: number, overrides: Partial<GroupedBy> = {}): GroupedBy => ({
  notificationId,
  type: 5,
  subType: 5,
  refId: 7,
  ...overrides,
});
const idsOf = (items: readonly GroupedBy[]) =>
  groupNotifications(items).map((group) => group.map(({ notificationId }) => notificationId));

describe('comments on one object', () => {
  test.each([5, 7, 12, 14])('of type %i stand as one row, newest first, where the newest stands', (type) => {
    const items = [item(9, { type }), item(8, { type: 8 }), item(7, { type }), item(6, { type }), item(5, { type: 8 })];
    expect(idsOf(items)).toEqual([[9, 7, 6], [8], [5]]);
  });

  test('of another type, sub type or object stand apart', () => {
    expect(idsOf([item(4), item(3, { type: 7 }), item(2, { subType: 6 }), item(1, { refId: 8 })])).toEqual([
      [4],
      [3],
      [2],
      [1],
    ]);
  });

  test('without an object stand apart, and so does what is no comment', () => {
    expect(
      idsOf([item(4, { refId: null }), item(3, { refId: null }), item(2, { type: 13 }), item(1, { type: 13 })]),
    ).toEqual([[4], [3], [2], [1]]);
  });
});

const items = fc
  .array(
    fc.record({
      type: fc.integer({ min: 1, max: 16 }),
      subType: fc.constantFrom(0, 5, 6),
      refId: fc.constantFrom(null, 1, 2),
    }),
    { maxLength: 60 },
  )
  .map((rows) => rows.map((row, at) => item(1000 - at, row)));

test('every notification stands in exactly one row, rows and what they hold keep the order, and no two rows have one key', () => {
  fc.assert(
    fc.property(items, (notifications) => {
      const groups = groupNotifications(notifications);
      expect(
        groups
          .flat()
          .map(({ notificationId }) => notificationId)
          .toSorted((a, b) => b - a),
      ).toEqual(notifications.map(({ notificationId }) => notificationId));
      const newest = groups.map(([first]) => first.notificationId);
      expect(newest).toEqual(newest.toSorted((a, b) => b - a));
      for (const group of groups) {
        const ids = group.map(({ notificationId }) => notificationId);
        expect(ids).toEqual(ids.toSorted((a, b) => b - a));
        expect(new Set(group.map(notificationGroupKey)).size).toBe(1);
        if (group.length > 1) expect(group.every(({ type }) => isCommentType(type))).toBe(true);
      }
      expect(new Set(groups.map(([first]) => notificationGroupKey(first))).size).toBe(groups.length);
    }),
  );
});

test('one more comment leaves every other row as it was', () => {
  fc.assert(
    fc.property(items, fc.constantFrom(5, 7, 12, 14), (notifications, type) => {
      const added = item(2000, { type, refId: 1 });
      const others = (rows: readonly GroupedBy[]) => idsOf(rows).filter((ids) => !ids.includes(2000));
      const joinedKey = notificationGroupKey(added);
      const before = groupNotifications(notifications)
        .filter(([first]) => notificationGroupKey(first) !== joinedKey)
        .map((group) => group.map(({ notificationId }) => notificationId));
      expect(others([added, ...notifications])).toEqual(before);
    }),
  );
});
