export { inLayer } from '../src/inLayer.ts';
export { layer, type LayerName } from '../src/layers.css.ts';
