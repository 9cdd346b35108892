export { digits } from '../src/digits.ts';
