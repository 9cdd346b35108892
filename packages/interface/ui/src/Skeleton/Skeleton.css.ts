import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-100% 0' } });

const { base, shine } = vars.skeleton;
export const skeleton = style(
  inUi({
    display: 'block',
    maxInlineSize: '100%',
    background: `linear-gradient(90deg, ${base} 30%, ${shine} 50%, ${base} 70%)`,
    backgroundSize: '200% 100%',
    animation: `${shimmer} 1600ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none', background: vars.skeleton.base },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);

export const shape = styleVariants({
  text: inUi({ blockSize: '0.75rem', borderRadius: vars.radius.chip }),
  circle: inUi({ aspectRatio: '1', borderRadius: '50%' }),
  block: inUi({ blockSize: '100%', minBlockSize: '48px', borderRadius: vars.radius.control }),
});
