import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** A logo and the name beside it, which gives way. */
export const named = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[4] }),
);

/** A text that must leave room for the columns beside it. */
export const short = style(
  inFeatures({ maxInlineSize: '150px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);
