import { inLayer } from '@resonanz/tokens/layers';

/** Puts styles into the layer of the features. */
export const inFeatures = inLayer('features');
