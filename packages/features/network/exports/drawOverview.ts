export { drawOverview, type DrawnOverview } from '../src/overview/drawOverview.tsx';
