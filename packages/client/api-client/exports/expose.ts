export { exposeMutations } from '../src/expose.ts';
