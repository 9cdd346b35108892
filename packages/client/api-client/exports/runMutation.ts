export { runMutation } from '../src/runMutation.ts';
