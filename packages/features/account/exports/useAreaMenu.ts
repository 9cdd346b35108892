export { useAreaMenu } from '../src/useAreaMenu.ts';
