export { guard, homeOf, ownPageOf, type GuardVerdict } from '../src/guard.ts';
