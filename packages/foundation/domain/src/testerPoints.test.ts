import { expect, expectTypeOf, test } from 'vitest';
import type { LookupLabelKey } from './lookupLabels.ts';
import { TESTER_POINTS, maxTotalPoints, totalPoints, type PointsEvent } from './testerPoints.ts';

test('points by event, with a word each', () => {
  expect(TESTER_POINTS).toEqual({
    applicationSent: 5,
    applicationAccepted: 10,
    testCompletedInTime: 50,
    questionnaire: 20,
    videoReview: 40,
    friendRecommended: 25,
    late: -10,
  });
  expectTypeOf<`pointsEvent.${PointsEvent}`>().toExtend<LookupLabelKey>();
});

test('are summed up, with the values of staff where they have others', () => {
  expect(totalPoints(['applicationSent', 'applicationAccepted', 'late'])).toBe(5);
  expect(totalPoints(['late', 'late'])).toBe(-20);
  expect(totalPoints([])).toBe(0);
  expect(totalPoints(['questionnaire', 'questionnaire'], { ...TESTER_POINTS, questionnaire: 21 })).toBe(42);
});

test('the range filter ends at the highest total', () => {
  expect(maxTotalPoints([5, 125, 40])).toBe(125);
  expect(maxTotalPoints([])).toBe(0);
  expect(maxTotalPoints([-10, -20])).toBe(0);
});
