import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layer } from '@resonanz/tokens/layers';
import { skeletonRules } from './skeletonRules.gen.ts';

// The calendar ships its layout outside of layers; here it joins the kit's, so that styles.css is all a user needs.
for (const { selector, rule, media } of skeletonRules) {
  const inLayer = (media === undefined ? rule : { '@media': { [media]: rule } }) as GlobalStyleRule;
  globalStyle(selector, { '@layer': { [layer.ui]: inLayer } });
}
