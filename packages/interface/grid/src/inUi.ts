import { inLayer } from '@resonanz/tokens/layers';

/** Puts a rule into the kit's cascade layer. */
export const inUi = inLayer('ui');
