export { guard, homeOf, ownPageOf, type GuardVerdict } from '../src/guard.ts';
export { likelyHome } from '../src/likelyHome.ts';
