import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const upload = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 220px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const name = style(inPatterns({ overflowWrap: 'anywhere', textAlign: 'start' }));
