import { expect, test } from 'vitest';
import { pointsOfProject, sumOfPoints } from './projectPoints.ts';

test('a test with a questionnaire and a video brings 125 points', () => {
  const rows = pointsOfProject({ questionnaires: 1, asksVideo: true });
  expect(rows.map(({ event, points, times }) => [event, points, times])).toEqual([
    ['applicationSent', 5, 1],
    ['applicationAccepted', 10, 1],
    ['questionnaire', 20, 1],
    ['testCompletedInTime', 50, 1],
    ['videoReview', 40, 1],
  ]);
  expect(sumOfPoints(rows)).toBe(125);
});

test('each questionnaire counts, a video where it is asked for', () => {
  expect(sumOfPoints(pointsOfProject({ questionnaires: 3, asksVideo: false }))).toBe(125);
  expect(sumOfPoints(pointsOfProject({ questionnaires: 0, asksVideo: false }))).toBe(15);
});
