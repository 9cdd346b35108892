import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';
import { turn } from '../motion.css.ts';

export const spinner = style(
  inUi({
    flex: 'none',
    animation: `${turn} ${vars.duration.spinner} linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const size = styleVariants({
  small: inUi({ inlineSize: '18px', blockSize: '18px' }),
  large: inUi({ inlineSize: '40px', blockSize: '40px' }),
});

export const tone = styleVariants({
  accent: inUi({ color: vars.accent.line, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
  inherit: inUi({ color: 'inherit' }),
});
