export { pseudo } from '../src/pseudo.ts';
