export { layer } from '../src/layers.css.ts';
