import { inLayer } from '@resonanz/tokens/layers';

/** Puts a rule into the features' cascade layer. */
export const inFeatures = inLayer('features');
