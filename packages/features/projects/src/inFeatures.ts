import { inLayer } from '@resonanz/tokens/layers';

/** Puts a style into the layer of the features. */
export const inFeatures = inLayer('features');
