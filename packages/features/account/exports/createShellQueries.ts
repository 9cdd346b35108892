export { createShellQueries } from '../src/createShellQueries.ts';
