export { defineContract } from '../src/defineContract.ts';
