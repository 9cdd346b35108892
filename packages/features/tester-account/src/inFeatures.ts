import { inLayer } from '@resonanz/tokens/layers';

/** Puts a rule into the layer of the features. */
export const inFeatures = inLayer('features');
