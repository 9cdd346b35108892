import { describe, expect, test } from 'vitest';
import { contractStatusOf, daysWaiting, longWaitingBefore, type ContractDates } from './contracts.ts';
import { agencyTarget } from './notifications.ts';

const now = new Date('2026-06-10T12:00:00Z');
const at = '2026-06-01T08:00:00Z';
const draft: ContractDates = {
  cancelledAt: null,
  sentAt: null,
  partnerSignedAt: null,
  agencySignedAt: null,
  endDate: null,
};
const sent = { ...draft, sentAt: at };
const signed = { ...sent, partnerSignedAt: at };
const countersigned = { ...signed, agencySignedAt: at };

describe('the status of a contract follows from its dates', () => {
  test.each([
    ['draft', draft],
    ['sent', sent],
    ['signed', signed],
    ['countersigned', countersigned],
    ['countersigned', { ...countersigned, endDate: '2026-06-10' }],
    ['ended', { ...countersigned, endDate: '2026-06-09' }],
    // Only what binds both can end.
    ['signed', { ...signed, endDate: '2026-06-09' }],
    ['sent', { ...sent, endDate: '2026-06-09' }],
    ['cancelled', { ...draft, cancelledAt: at }],
    ['cancelled', { ...sent, cancelledAt: at }],
  ] as const)('%s', (status, dates) => {
    expect(contractStatusOf(dates, now)).toBe(status);
  });

  test('its last day is the whole day in Berlin', () => {
    const dates = { ...countersigned, endDate: '2026-06-10' };
    expect(contractStatusOf(dates, new Date('2026-06-10T21:59:59Z'))).toBe('countersigned');
    expect(contractStatusOf(dates, new Date('2026-06-10T22:00:00Z'))).toBe('ended');
  });
});

test('days of waiting are calendar days in Berlin', () => {
  expect(daysWaiting('2026-06-10T00:30:00Z', now)).toBe(0);
  expect(daysWaiting('2026-06-09T21:59:00Z', now)).toBe(1);
  expect(daysWaiting('2026-06-05T12:00:00Z', now)).toBe(5);
  expect(longWaitingBefore(now)).toBe('2026-06-05');
});

test('a signed contract leads to its campaign, or without one to the contracts', () => {
  expect([agencyTarget(13, 7), agencyTarget(13, 0)]).toEqual(['/campaign/7/view-camp', '/contract']);
});
