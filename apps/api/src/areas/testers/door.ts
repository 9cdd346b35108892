export { bookPoints, correctPoints } from './points/points.ts';
export { unsubscribeToken } from './own/newsletter.ts';
