export { personDetails } from '../src/personDetails.ts';
