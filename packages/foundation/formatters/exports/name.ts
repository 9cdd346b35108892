export { initials, shortName } from '../src/name.ts';
