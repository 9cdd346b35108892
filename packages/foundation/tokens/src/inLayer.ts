import type { StyleRule } from '@vanilla-extract/css';
import { layer, type LayerName } from './layers.css.ts';

/** Gives the function that puts a rule into a cascade layer: `style(inUi({ … }))` after `const inUi = inLayer('ui')`. */
export function inLayer(name: LayerName): (rule: Omit<StyleRule, '@layer'>) => StyleRule {
  return (rule) => ({ '@layer': { [layer[name]]: rule } });
}
