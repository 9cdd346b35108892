import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

/** Title above description, each in one line. */
export const words = style(
  inFeatures({ display: 'grid', maxInlineSize: '520px', minInlineSize: 0, '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
