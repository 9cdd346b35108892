import { expect, test } from 'vitest';
import { monthsFrom } from './months.ts';

const lateEvening = new Date('2026-10-31T23:30:00Z');

test('two years of months begin with the present one in Berlin', () => {
  const months = monthsFrom(lateEvening, null);
  expect([months[0], months[2], months.at(-1)]).toEqual(['2026-11', '2027-01', '2028-10']);
  expect(months).toHaveLength(24);
});

test('the month that is set stays among them', () => {
  expect(monthsFrom(lateEvening, '2026-03').slice(0, 2)).toEqual(['2026-03', '2026-11']);
  expect(monthsFrom(lateEvening, '2027-01')).toHaveLength(24);
});
