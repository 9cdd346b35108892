export { findLive } from './queries.ts';
