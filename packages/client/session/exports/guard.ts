export { guard, homeOf, type GuardVerdict } from '../src/guard.ts';
