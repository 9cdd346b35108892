import { style } from '@vanilla-extract/css';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** A text that must leave room for the columns beside it. */
export const short = style(
  inFeatures({ maxInlineSize: '180px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
