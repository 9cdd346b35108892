export { bookPoints, correctPoints } from './points/points.ts';
