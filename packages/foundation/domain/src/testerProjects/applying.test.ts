import { describe, expect, test } from 'vitest';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '../enumerations/projectStates.ts';
import { applyDenial, canWithdraw, projectPhase } from './applying.ts';

const today = '2026-05-10';
const INSTANT = '2026-05-01T08:00:00Z';
const open = { status: PROJECT_STATUS.application, applicationUntil: today };
const me = { missedDeadlines: 2, today };
const { pending, approved, declined, waiting } = PROJECT_APPLICATION_STATUS;
const own = (status: 0 | 1 | 2 | 3, withdrawnAt: string | null = null) => ({ status, withdrawnAt });

describe('an application', () => {
  test('is taken until the last day', () => {
    expect(applyDenial(open, null, me)).toBeUndefined();
    expect(applyDenial({ ...open, applicationUntil: '2026-05-09' }, null, me)).toBe('applicationOver');
    expect(applyDenial({ ...open, applicationUntil: null }, null, me)).toBe('applicationOver');
  });

  test('is taken for tests in their application phase alone', () => {
    expect(applyDenial({ ...open, status: PROJECT_STATUS.pending }, null, me)).toBe('projectNotOpen');
    expect(applyDenial({ ...open, status: PROJECT_STATUS.completed }, null, me)).toBe('projectNotOpen');
  });

  test('is made once', () => {
    for (const status of [pending, approved, waiting])
      expect(applyDenial(open, own(status), me)).toBe('alreadyApplied');
  });

  test('is made again after a withdrawal or a refusal', () => {
    expect(applyDenial(open, own(pending, INSTANT), me)).toBeUndefined();
    expect(applyDenial(open, own(declined), me)).toBeUndefined();
  });

  test('is not taken after three missed deadlines', () => {
    expect(applyDenial(open, null, { missedDeadlines: 3, today })).toBe('tooManyMissedDeadlines');
  });

  test('is taken back until the product is shipped', () => {
    const application = { ...own(approved), shippedAt: null, completedAt: null };
    for (const status of [pending, waiting, approved]) expect(canWithdraw({ ...application, status })).toBe(true);
    expect(canWithdraw({ ...application, status: declined })).toBe(false);
    expect(canWithdraw({ ...application, shippedAt: INSTANT })).toBe(false);
    expect(canWithdraw({ ...application, withdrawnAt: INSTANT })).toBe(false);
    expect(canWithdraw({ ...application, completedAt: INSTANT })).toBe(false);
  });
});

test('a test is shown by the own application first, then by what others can do', () => {
  const project = { ...open, placesLeft: 3 };
  expect([pending, approved, declined, waiting].map((status) => projectPhase(project, own(status), today))).toEqual([
    'applied',
    'accepted',
    'declined',
    'waiting',
  ]);
  expect(projectPhase(project, null, today)).toBe('open');
  expect(projectPhase(project, own(pending, INSTANT), today)).toBe('open');
  expect(projectPhase({ ...project, placesLeft: 0 }, null, today)).toBe('full');
  expect(projectPhase({ ...project, applicationUntil: '2026-05-09' }, null, today)).toBe('closed');
});
