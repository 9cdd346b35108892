export { phone, type InternationalPhone } from '../src/phone.ts';
