import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

export const meter = style({
  '@layer': {
    [layer.ui]: {
      blockSize: '6px',
      minInlineSize: '48px',
      borderRadius: '3px',
      background: vars.surface.pressed,
      overflow: 'hidden',
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
  },
});

export const fill = style({
  '@layer': {
    [layer.ui]: { blockSize: '100%', '@media': { [media.forcedColors]: { background: 'CanvasText' } } },
  },
});

export const tone = styleVariants({
  neutral: { '@layer': { [layer.ui]: { background: vars.chart.series1 } } },
  positive: { '@layer': { [layer.ui]: { background: vars.status.green.dot } } },
  negative: { '@layer': { [layer.ui]: { background: vars.status.red.dot } } },
});
