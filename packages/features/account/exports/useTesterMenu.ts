export { useTesterMenu } from '../src/useTesterMenu.ts';
