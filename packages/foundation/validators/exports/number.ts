export { amount, wholeNumber } from '../src/number.ts';
