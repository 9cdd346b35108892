import '@resonanz/tokens/charts';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const meter = style(
  inUi({
    blockSize: '6px',
    minInlineSize: '48px',
    borderRadius: '3px',
    background: vars.surface.pressed,
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const fill = style(
  inUi({ blockSize: '100%', '@media': { [media.forcedColors]: { background: 'CanvasText' } } }),
);

export const tone = styleVariants({
  neutral: inUi({ background: vars.chart.series1 }),
  accent: inUi({ background: vars.accent.line }),
  positive: inUi({ background: vars.status.green.dot }),
  warning: inUi({ background: vars.status.yellow.dot }),
  negative: inUi({ background: vars.status.red.dot }),
});
