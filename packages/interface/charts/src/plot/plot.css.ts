import '@resonanz/tokens/charts';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const text = style(inUi({ fill: vars.chart.axis, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }));
export const strongText = style(
  inUi({ fill: vars.text.primary, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
export const grid = style(
  inUi({ stroke: vars.chart.grid, '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 4' } } }),
);
/** Zero, where values lie on both sides or bars stand on it. */
export const zero = style(
  inUi({ stroke: vars.chart.axis, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
export const today = style(
  inUi({
    stroke: vars.chart.axis,
    strokeDasharray: '2 3',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const cursor = style(
  inUi({ stroke: vars.border.strong, '@media': { [media.forcedColors]: { stroke: 'Highlight' } } }),
);
/** The soft ring around what answers the reader. */
export const ring = style(
  inUi({
    fill: 'none',
    stroke: vars.accent.echo,
    '@media': { [media.forcedColors]: { stroke: 'Highlight', strokeWidth: 2 } },
  }),
);
export const bandCursor = style(
  inUi({
    fill: vars.surface.pressed,
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 } },
  }),
);
