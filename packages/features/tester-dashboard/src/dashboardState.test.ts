import { expect, test } from 'vitest';
import { readState, toQuery } from './dashboardState.ts';

const now = new Date('2026-10-12T10:00:00Z');
const queryOf = (search: string) => toQuery(readState(new URLSearchParams(search)), now);

test('a bare address asks for thirty days', () => {
  expect(queryOf('')).toEqual({ from: '2026-09-13', to: '2026-10-12' });
});

test('an address says period, project, country and category', () => {
  expect(queryOf('period=7&project=12&country=CH&category=21')).toEqual({
    from: '2026-10-06',
    to: '2026-10-12',
    projectId: 12,
    country: 'CH',
    category: 21,
  });
});

test('what an address does not know is left out', () => {
  expect(queryOf('period=8&project=x&country=FR&category=9999')).toEqual(queryOf(''));
});
