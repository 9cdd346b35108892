export { renderLanding, type RenderedLanding } from '../src/renderLanding.tsx';
