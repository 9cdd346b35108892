export { commandOn, coresOf, stayOn } from '../src/cores.ts';
