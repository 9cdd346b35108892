export { useHeld } from '../src/useHeld.ts';
