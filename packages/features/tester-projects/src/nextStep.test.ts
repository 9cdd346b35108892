import { expect, test } from 'vitest';
import { buildMyTest } from '@resonanz/testing/testerProjects';
import { dueTests, nextStep } from './nextStep.ts';

const answering = buildMyTest({ step: 'questionnaire', openQuestionnaireId: 7, dueOn: '2026-05-20' });

test('an open questionnaire is answered, or continued', () => {
  expect(nextStep(answering)).toEqual({ action: 'answer', href: '/testerworld/my-projects/900/questionnaires/7' });
  expect(nextStep({ ...answering, hasDraft: true }).action).toBe('continue');
});

test('a parcel on its way is confirmed, everything else is looked at', () => {
  expect(nextStep(buildMyTest({ step: 'shipped' }))).toEqual({
    action: 'receipt',
    href: '/testerworld/my-projects/900',
  });
  expect(nextStep(buildMyTest()).action).toBe('see');
});

test('what is due first comes first, and nothing of tests that are over', () => {
  const shipped = buildMyTest({ step: 'shipped' }, 1);
  const late = buildMyTest({ step: 'questionnaire', openQuestionnaireId: 8, dueOn: '2026-05-01', isLate: true }, 2);
  const over = buildMyTest({ step: 'shipped', outcome: 'closed' }, 3);
  expect(dueTests([shipped, answering, over, buildMyTest({}, 4), late])).toEqual([late, answering, shipped]);
});
