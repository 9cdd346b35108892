import { expect, test } from 'vitest';
import { daysUntil } from './days.ts';

test('days are counted by the calendar of Berlin', () => {
  const lateEvening = new Date('2026-05-03T22:30:00Z');
  expect(daysUntil('2026-05-04', lateEvening)).toBe(0);
  expect(daysUntil('2026-05-17', lateEvening)).toBe(13);
  expect(daysUntil('2026-05-03', lateEvening)).toBe(-1);
});
