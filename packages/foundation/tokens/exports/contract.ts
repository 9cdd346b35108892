export { vars, type Contract } from '../src/contract.ts';
