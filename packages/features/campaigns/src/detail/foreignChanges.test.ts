import { expect, test } from 'vitest';
import { foreignChanges } from './foreignChanges.ts';

test('what another user did is foreign, once; what the user did never is, in whichever window', () => {
  const { note, take } = foreignChanges();
  note({ ids: [1, 2], byUserId: 9 }, 9);
  note({ ids: [3], byUserId: 4 }, 9);
  expect([take(1), take(2), take(3), take(3)]).toEqual([false, false, true, false]);
});

test('what the server does by itself is not the user’s doing, and an event without names may mean every entry', () => {
  const { note, take } = foreignChanges();
  note({ ids: [1], byUserId: null }, undefined);
  expect([take(1), take(2)]).toEqual([true, false]);
  note({ ids: [], byUserId: 4 }, 9);
  expect(take(2)).toBe(true);
});
