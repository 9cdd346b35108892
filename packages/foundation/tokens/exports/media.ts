export { media } from '../src/media.ts';
