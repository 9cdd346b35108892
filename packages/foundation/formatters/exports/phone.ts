export { formatPhone } from '../src/phone.ts';
