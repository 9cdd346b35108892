export { prerenderLanding, type PrerenderOptions } from '../src/prerenderLanding.ts';
