import { style } from '@vanilla-extract/css';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

/** The page of testers within the window; as narrow as on a phone where that is asked for. */
export const page = style(
  inFeatures({ minInlineSize: 0, selectors: { '&[data-preview="phone"]': { maxInlineSize: '390px' } } }),
);
