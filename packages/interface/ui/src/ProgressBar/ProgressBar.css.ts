import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const progress = style(inUi({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const words = style(
  inUi({
    ...typography('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    color: vars.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const value = style(inUi({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }));

export const track = style(
  inUi({
    position: 'relative',
    blockSize: '6px',
    minInlineSize: '48px',
    borderRadius: vars.radius.chip,
    background: vars.surface.pressed,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { blockSize: '8px', border: '1px solid CanvasText' } },
  }),
);

export const fill = style(
  inUi({
    blockSize: '100%',
    borderRadius: vars.radius.chip,
    transition: `inline-size ${vars.duration.base} ${vars.easing.standard}`,
  }),
);

/** Without motion it stands still in the middle: full or empty would claim something. */
export const moving = style(
  inUi({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    animation: `${pass} 1600ms ${vars.easing.standard} infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', insetInlineStart: '30%' } },
  }),
);

const colour = (background: string) =>
  inUi({ background, '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } } });

export const tone = styleVariants({
  accent: colour(vars.accent.line),
  positive: colour(vars.status.green.dot),
  negative: colour(vars.status.red.dot),
});
