import { layer } from '@resonanz/tokens/layers';
import type { StyleRule } from '@vanilla-extract/css';

/** Puts a rule into the cascade layer of the patterns. */
export function inPatterns(rule: Omit<StyleRule, '@layer'>): StyleRule {
  return { '@layer': { [layer.patterns]: rule } };
}
