export { drawLanding, type DrawnLanding } from '../src/drawLanding.tsx';
