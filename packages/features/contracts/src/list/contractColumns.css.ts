import { style } from '@vanilla-extract/css';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** A name that must leave room for the columns beside it. */
export const short = style(
  inFeatures({ maxInlineSize: '168px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
