import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing, visuallyHidden } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

export const line = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: '26px' }));
export const stars = style(inFeatures({ display: 'flex', marginInlineStart: '-3px' }));
export const star = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    borderRadius: vars.radius.chip,
    color: vars.rating.off,
    cursor: 'pointer',
    selectors: {
      '&[data-on]': { color: vars.rating.on },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.rating.on } } },
      [media.phone]: { inlineSize: '36px', blockSize: vars.size.targetTouch },
    },
  }),
);
export const input = style(inFeatures({ ...visuallyHidden, appearance: 'none', margin: 0 }));
