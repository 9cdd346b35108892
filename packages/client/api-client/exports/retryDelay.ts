export { pause, retryDelay, type RetryPace } from '../src/retryDelay.ts';
