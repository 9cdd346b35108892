export { TOAST_SPACE } from '../src/toastSpace.ts';
