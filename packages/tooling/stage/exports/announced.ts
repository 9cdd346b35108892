export { expectAnnounced } from '../src/announced.ts';
