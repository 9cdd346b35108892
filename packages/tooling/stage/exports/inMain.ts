export { inMain } from '../src/inMain.tsx';
