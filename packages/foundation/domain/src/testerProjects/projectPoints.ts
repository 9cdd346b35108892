import { TESTER_POINTS, type PointsEvent } from '../testerPoints.ts';

/**
 * What one event of a product test brings, as often as it happens.
 *
 * @source docs/domain/testers.md#points-of-a-test
 */
export interface PointsRow {
  readonly event: PointsEvent;
  readonly points: number;
  readonly times: number;
}

/**
 * What a product test brings a tester who does all of it in time, in the order in which it is earned.
 *
 * @source docs/domain/testers.md#points-of-a-test
 */
export function pointsOfProject(project: {
  readonly questionnaires: number;
  readonly asksVideo: boolean;
}): readonly PointsRow[] {
  const { questionnaires, asksVideo } = project;
  const row = (event: PointsEvent, times = 1): PointsRow => ({ event, points: TESTER_POINTS[event], times });
  return [
    row('applicationSent'),
    row('applicationAccepted'),
    ...(questionnaires > 0 ? [row('questionnaire', questionnaires), row('testCompletedInTime')] : []),
    ...(asksVideo ? [row('videoReview')] : []),
  ];
}

/**
 * The most that a test brings.
 *
 * @source docs/domain/testers.md#points-of-a-test
 */
export const sumOfPoints = (rows: readonly PointsRow[]): number =>
  rows.reduce((sum, { points, times }) => sum + points * times, 0);
