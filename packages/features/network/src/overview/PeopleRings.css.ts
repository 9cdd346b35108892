import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

/** As high as the words beside it; below them where there is no room. */
export const picture = style(
  inFeatures({
    position: 'relative',
    minBlockSize: '480px',
    '@media': { [media.phone]: { minBlockSize: '264px' } },
  }),
);
export const person = style(
  inFeatures({
    ...typography('section'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: vars.radius.round,
    background: vars.surface.base,
    color: vars.accent.ink,
    '@media': { [media.phone]: { ...typography('label'), inlineSize: '44px', blockSize: '44px' } },
  }),
);
export const badge = style(
  inFeatures({
    position: 'absolute',
    insetInlineEnd: '-2px',
    insetBlockEnd: '-2px',
    display: 'grid',
    borderRadius: '6px',
    boxShadow: `0 0 0 2px ${vars.accent.tint}`,
    // Beside the letters of a small circle, not on them.
    '@media': { [media.phone]: { insetInlineEnd: '-14px', insetBlockEnd: '-10px' } },
  }),
);
