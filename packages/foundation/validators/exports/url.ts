export { url } from '../src/url.ts';
