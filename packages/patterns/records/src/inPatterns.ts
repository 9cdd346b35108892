import { inLayer } from '@resonanz/tokens/layers';

/** Puts a rule into the cascade layer of the patterns. */
export const inPatterns = inLayer('patterns');
