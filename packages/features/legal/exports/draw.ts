export { type DrawnLegal, drawLegal } from '../src/draw.tsx';
