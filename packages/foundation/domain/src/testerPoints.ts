/**
 * Points a tester gets by event: the start values, staff may change them. Names are `pointsEvent.<event>` in
 * `lookupLabels`.
 *
 * @source docs/domain/formulas.md#tester-points
 */
export const TESTER_POINTS = {
  applicationSent: 5,
  applicationAccepted: 10,
  testCompletedInTime: 50,
  questionnaire: 20,
  videoReview: 40,
  friendRecommended: 25,
  late: -10,
} as const;

/**
 * What a tester gets or loses points for.
 *
 * @source docs/domain/formulas.md#tester-points
 */
export type PointsEvent = keyof typeof TESTER_POINTS;

/**
 * Sum of the points for these events.
 *
 * @source docs/domain/formulas.md#tester-points
 */
export function totalPoints(
  events: readonly PointsEvent[],
  points: Readonly<Record<PointsEvent, number>> = TESTER_POINTS,
): number {
  return events.reduce((sum, event) => sum + points[event], 0);
}

/**
 * Upper end of the range filter for total points of testers; 0 when nobody has any.
 *
 * @source docs/domain/formulas.md#tester-points
 */
export function maxTotalPoints(totals: readonly number[]): number {
  return totals.reduce((highest, total) => Math.max(highest, total), 0);
}
