import { layer } from '@resonanz/tokens/layers';
import type { StyleRule } from '@vanilla-extract/css';

/** Puts a rule into the kit's cascade layer. */
export function inUi(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layer.ui]: rule } };
}
