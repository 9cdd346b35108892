import { style } from '@vanilla-extract/css';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

/** A name that must leave room for the columns beside it. */
export const short = style(
  inFeatures({ maxInlineSize: '124px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
