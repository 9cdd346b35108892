import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

/** Title above description, each in one line. */
export const words = style(
  inFeatures({ display: 'grid', maxInlineSize: '520px', minInlineSize: 0, '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);

/** The campaign's name in one line; the ring of the link is not cut off. */
export const campaign = style(
  inFeatures({ maxInlineSize: '160px', margin: '-4px', padding: '4px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
