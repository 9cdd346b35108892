import { layer } from '@resonanz/tokens/layers';
import type { StyleRule } from '@vanilla-extract/css';

/** Puts a rule into the features' cascade layer. */
export function inFeatures(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layer.features]: rule } };
}
