export { guard, type GuardVerdict } from '../src/guard.ts';
