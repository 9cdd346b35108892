import { describe, expect, test } from 'vitest';
import { PROJECT_APPLICATION_STATUS } from '../enumerations/projectStates.ts';
import { answerWindow, dueDay, stepOf, type TestApplication, type TestQuestionnaire } from './steps.ts';

const today = '2026-05-10';
const INSTANT = '2026-05-01T08:00:00Z';
const running = { isCompleted: false, today };
const accepted: TestApplication = {
  status: PROJECT_APPLICATION_STATUS.approved,
  withdrawnAt: null,
  shippedAt: null,
  receivedAt: null,
  completedAt: null,
};
const received = { ...accepted, shippedAt: INSTANT, receivedAt: INSTANT };
const open: TestQuestionnaire = { opensOn: today, dueOn: today, isReleased: true, isSent: false };

describe('a questionnaire', () => {
  test('opens on its day', () => {
    expect(answerWindow(open, received, running)).toBe('open');
    expect(answerWindow({ ...open, opensOn: '2026-05-11' }, received, running)).toBe('notYet');
  });

  test('without an opening day opens with the receipt of the product', () => {
    expect(answerWindow({ ...open, opensOn: null }, accepted, running)).toBe('notYet');
    expect(answerWindow({ ...open, opensOn: null }, received, running)).toBe('open');
  });

  test('is not answered before the product is shipped', () => {
    expect(answerWindow(open, accepted, running)).toBe('notYet');
    expect(answerWindow(open, { ...accepted, shippedAt: INSTANT }, running)).toBe('open');
  });

  test('is not answered before it is released', () => {
    expect(answerWindow({ ...open, isReleased: false }, received, running)).toBe('notYet');
  });

  test('is late from the day after its deadline on', () => {
    expect(answerWindow({ ...open, dueOn: '2026-05-09' }, received, running)).toBe('late');
    expect(answerWindow({ ...open, dueOn: null }, received, running)).toBe('open');
  });

  test('is closed for everybody who has no place, and once the project is completed', () => {
    expect(answerWindow(open, received, { isCompleted: true, today })).toBe('closed');
    expect(answerWindow(open, { ...received, withdrawnAt: INSTANT }, running)).toBe('closed');
    expect(answerWindow(open, { ...received, status: PROJECT_APPLICATION_STATUS.waiting }, running)).toBe('closed');
    expect(answerWindow({ ...open, isSent: true }, received, { isCompleted: true, today })).toBe('sent');
  });
});

test('a questionnaire released after the end of a test is closed for its tester', () => {
  const done = { ...received, completedAt: INSTANT };
  expect(answerWindow(open, done, running)).toBe('closed');
  expect(answerWindow({ ...open, isReleased: false }, done, running)).toBe('closed');
  expect(answerWindow({ ...open, isSent: true }, done, running)).toBe('sent');
});

describe('the deadline of a tester', () => {
  const days = { opensOn: '2026-05-04', dueOn: '2026-05-20' };
  const due = (
    plannedOn: string | null,
    shippedAt: string | null,
    own: Partial<typeof days> | { opensOn: null } = {},
  ) => dueDay({ ...days, ...own }, { plannedOn, shippedAt });

  test('is the planned day while the product is shipped in time, or not yet', () => {
    expect(due('2026-05-02', null)).toBe('2026-05-20');
    expect(due('2026-05-02', '2026-05-02T20:00:00Z')).toBe('2026-05-20');
    expect(due('2026-05-02', '2026-04-28T08:00:00Z')).toBe('2026-05-20');
    expect(dueDay({ ...days, dueOn: null }, { plannedOn: '2026-05-02', shippedAt: INSTANT })).toBeNull();
  });

  test('moves by as many days as the product is shipped late', () => {
    expect(due('2026-05-02', '2026-05-05T08:00:00Z')).toBe('2026-05-23');
    expect(due('2026-05-02', '2026-05-30T08:00:00Z')).toBe('2026-06-17');
    // Shortly before midnight in London it is the next day in Berlin.
    expect(due('2026-05-02', '2026-05-05T22:30:00Z')).toBe('2026-05-24');
  });

  test('counts from the first day of the questionnaire where no shipping is planned', () => {
    expect(due(null, '2026-05-06T08:00:00Z')).toBe('2026-05-22');
    expect(due(null, '2026-05-25T08:00:00Z', { opensOn: null })).toBe('2026-05-25');
  });
});

describe('the step of a test', () => {
  const stepIn = (application: TestApplication, questionnaires: readonly TestQuestionnaire[] = []) =>
    stepOf(application, questionnaires, running).step;
  const later = { ...open, opensOn: '2026-06-01', dueOn: '2026-06-08' };

  test('goes from the application to the end', () => {
    expect(stepIn({ ...accepted, status: PROJECT_APPLICATION_STATUS.pending })).toBe('applied');
    expect(stepIn({ ...accepted, status: PROJECT_APPLICATION_STATUS.waiting })).toBe('applied');
    expect(stepIn(accepted, [later])).toBe('accepted');
    expect(stepIn({ ...accepted, shippedAt: INSTANT }, [later])).toBe('shipped');
    expect(stepIn(received, [later])).toBe('testing');
    expect(stepIn(received, [{ ...open, isSent: true }, later])).toBe('testing');
    expect(stepIn(received, [later, open])).toBe('questionnaire');
    expect(stepIn(received, [{ ...open, dueOn: '2026-05-09' }])).toBe('questionnaire');
    expect(stepIn({ ...received, completedAt: INSTANT }, [{ ...open, isSent: true }])).toBe('done');
  });

  test('says how the test ended', () => {
    const outcome = (application: TestApplication, isCompleted = false) =>
      stepOf(application, [], { isCompleted, today }).outcome;
    expect(outcome(accepted)).toBe('running');
    expect(outcome({ ...accepted, withdrawnAt: INSTANT, completedAt: INSTANT })).toBe('withdrawn');
    expect(outcome({ ...accepted, status: PROJECT_APPLICATION_STATUS.declined })).toBe('declined');
    expect(outcome({ ...received, completedAt: INSTANT }, true)).toBe('done');
    expect(outcome(received, true)).toBe('closed');
  });

  test('names the next deadline and whether one has passed', () => {
    const late = { ...open, dueOn: '2026-05-09' };
    expect(stepOf(received, [later, open], running)).toMatchObject({ dueOn: today, isLate: false });
    expect(stepOf(received, [later, late], running)).toMatchObject({ dueOn: '2026-05-09', isLate: true });
    expect(stepOf(accepted, [later], running)).toMatchObject({ dueOn: '2026-06-08', isLate: false });
    expect(stepOf(received, [{ ...open, isSent: true }], running).dueOn).toBeNull();
    expect(stepOf(received, [{ ...open, dueOn: null }], running).dueOn).toBeNull();
    expect(stepOf({ ...received, withdrawnAt: INSTANT }, [later], running).dueOn).toBeNull();
  });
});
