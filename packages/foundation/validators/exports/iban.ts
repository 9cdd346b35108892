export { iban } from '../src/iban.ts';
