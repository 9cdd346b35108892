import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  '@layer': {
    [layer.ui]: {
      flex: 'none',
      animation: `${turn} ${vars.duration.spinner} linear infinite`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  },
});

export const size = styleVariants({
  small: { '@layer': { [layer.ui]: { inlineSize: '18px', blockSize: '18px' } } },
  large: { '@layer': { [layer.ui]: { inlineSize: '40px', blockSize: '40px' } } },
});

export const tone = styleVariants({
  accent: { '@layer': { [layer.ui]: { color: vars.accent.line } } },
  inherit: { '@layer': { [layer.ui]: { color: 'inherit' } } },
});
