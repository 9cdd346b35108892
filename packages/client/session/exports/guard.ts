export { guard, homeOf, likelyHome, ownPageOf, type GuardVerdict } from '../src/guard.ts';
