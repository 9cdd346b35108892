export { createShell, type Shell } from '../src/createShell.ts';
