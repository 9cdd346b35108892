import { style } from '@vanilla-extract/css';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const frame = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    '@media': { [media.belowDesktop]: { blockSize: 'auto' } },
  }),
);
