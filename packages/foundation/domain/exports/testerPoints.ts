export { TESTER_POINTS, maxTotalPoints, totalPoints, type PointsEvent } from '../src/testerPoints.ts';
