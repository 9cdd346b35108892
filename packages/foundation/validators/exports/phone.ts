export { phone } from '../src/phone.ts';
