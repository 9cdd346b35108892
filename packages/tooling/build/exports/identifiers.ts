export { identifiers } from '../src/identifiers.ts';
