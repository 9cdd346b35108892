export { bookPoints, bookPointsOfAll, correctPoints } from './points/points.ts';
export { findRecommender, lockTotals } from './points/queries.ts';
export type { TestsOfTester } from './own/deletion.ts';
export { unsubscribeToken } from './own/newsletter.ts';
export { isConfirmed, isInUse, testerConditions } from './queries.ts';
