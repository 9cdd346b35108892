export { drawPage } from '../src/drawPage.tsx';
